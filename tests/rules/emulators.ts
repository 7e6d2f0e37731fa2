/**
 * The three emulators as a browser meets them: plain REST with the ID tokens of real accounts, so that the rules see
 * the claims that production would show them. `Bearer owner` is the emulators' own key and passes the rules by.
 */
const projectId = 'demo-kowhai';
const bucket = `${projectId}.appspot.com`;
const authUrl = 'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1';
const documentsUrl = `http://127.0.0.1:8080/v1/projects/${projectId}/databases/(default)/documents`;
const objectsUrl = `http://127.0.0.1:9199/v0/b/${bucket}/o`;
const ownerToken = 'owner';

/** Who asks: an ID token, or null for a stranger. */
export type Caller = { uid: string; token: string } | null;

type Value =
  | { stringValue: string }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { arrayValue: { values: Value[] } }
  | { timestampValue: string }
  | { arrayValue: { values: Value[] } }
  | { mapValue: { fields: Record<string, Value> } };
export type Fields = Record<string, Value>;

export const text = (stringValue: string): Value => ({ stringValue });
export const flag = (booleanValue: boolean): Value => ({ booleanValue });
export const integer = (number: number): Value => ({ integerValue: String(number) });
export const moment = (date: Date): Value => ({ timestampValue: date.toISOString() });
export const list = (values: Value[]): Value => ({ arrayValue: { values } });
export const map = (fields: Fields): Value => ({ mapValue: { fields } });

/** A name that no other run has used, so that runs need not clean up after each other to be right. */
export function uniqueId(name: string): string {
  return `${name}-${crypto.randomUUID()}`;
}

/** When a caller's session began, in seconds. */
export function signedInAt(caller: Caller): number {
  return JSON.parse(Buffer.from(caller?.token.split('.')[1] ?? '', 'base64url').toString()).auth_time;
}

/** The same session as if it had begun earlier: the emulators do not look for a signature. */
export function signedInEarlier<C extends NonNullable<Caller>>(caller: C, ms: number): C {
  const [head, payload = ''] = caller.token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const earlier = { ...claims, auth_time: claims.auth_time - ms / 1000 };
  return { ...caller, token: `${head}.${Buffer.from(JSON.stringify(earlier)).toString('base64url')}.` };
}

/** Opens an account, gives it the claims and signs it in. */
export async function signUp(claims: Record<string, unknown> = {}): Promise<{ uid: string; token: string }> {
  const email = `${uniqueId('rules')}@kowhai.example`;
  const password = crypto.randomUUID();
  const { localId } = await callAuth('/accounts:signUp', { email, password });
  await callAuth('/accounts:update', { localId, customAttributes: JSON.stringify(claims) }, ownerToken);
  const { idToken } = await callAuth('/accounts:signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  });
  return { uid: localId, token: idToken };
}

async function callAuth(
  path: string,
  body: object,
  token?: string,
): Promise<{ localId: string; idToken: string }> {
  const response = await send('POST', `${authUrl}${path}?key=any`, token, JSON.stringify(body));
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Stores a document past the rules. */
export async function putDocument(path: string, fields: Fields): Promise<void> {
  const response = await send('PATCH', `${documentsUrl}/${path}`, ownerToken, JSON.stringify({ fields }));
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}

/** What an attempt came to, in the words of the tests. */
export type Outcome = 'allowed' | 'denied';

async function judge(response: Response): Promise<Outcome> {
  const body = await response.text();
  if (response.status === 401 || response.status === 403) return 'denied';
  // Allowed and not there is still allowed: an admin may look up what is gone.
  if (response.ok || response.status === 404) return 'allowed';
  throw new Error(`neither allowed nor denied: ${response.status} ${body}`);
}

export async function getDocument(caller: Caller, path: string): Promise<Outcome> {
  return judge(await send('GET', `${documentsUrl}/${path}`, caller?.token));
}

/** Creates, changes or deletes a document as the caller. */
export async function writeDocument(
  caller: Caller,
  action: 'create' | 'update' | 'delete',
  path: string,
): Promise<Outcome> {
  const mustExist = `currentDocument.exists=${action !== 'create'}`;
  const body = JSON.stringify({ fields: { isPublished: flag(true) } });
  return action === 'delete'
    ? judge(await send('DELETE', `${documentsUrl}/${path}`, caller?.token))
    : judge(await send('PATCH', `${documentsUrl}/${path}?${mustExist}`, caller?.token, body));
}

/** A query: the collection, at most one filter, for equality unless it says otherwise, an order and a limit. */
export type Query = {
  from: string;
  where?: [field: string, value: Value, op?: 'IN' | 'NOT_EQUAL'];
  newestBy?: string;
  limit?: number;
  allDescendants?: boolean;
};

function structuredQuery({ from, where, newestBy, limit, allDescendants = false }: Query) {
  return {
    from: [{ collectionId: from, allDescendants }],
    ...(where && {
      where: { fieldFilter: { field: { fieldPath: where[0] }, op: where[2] ?? 'EQUAL', value: where[1] } },
    }),
    ...(newestBy && { orderBy: [{ field: { fieldPath: newestBy }, direction: 'DESCENDING' }] }),
    ...(limit && { limit }),
  };
}

export async function listDocuments(caller: Caller, query: Query): Promise<Outcome> {
  const body = JSON.stringify({ structuredQuery: structuredQuery(query) });
  return judge(await send('POST', `${documentsUrl}:runQuery`, caller?.token, body));
}

/** Asks only for the number of documents, which is bound by the same rules as a list. */
export async function countDocuments(caller: Caller, query: Query): Promise<Outcome> {
  const body = JSON.stringify({
    structuredAggregationQuery: {
      structuredQuery: structuredQuery(query),
      aggregations: [{ alias: 'n', count: {} }],
    },
  });
  return judge(await send('POST', `${documentsUrl}:runAggregationQuery`, caller?.token, body));
}

/** Stores a file past the rules. */
export async function putFile(name: string): Promise<void> {
  const response = await uploadAs(ownerToken, name);
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
}

export async function readFile(caller: Caller, name: string): Promise<Outcome> {
  return judge(await send('GET', `${objectsUrl}/${encodeURIComponent(name)}?alt=media`, caller?.token));
}

export async function listFiles(caller: Caller, prefix: string): Promise<Outcome> {
  return judge(await send('GET', `${objectsUrl}?prefix=${encodeURIComponent(prefix)}`, caller?.token));
}

export async function uploadFile(caller: Caller, name: string): Promise<Outcome> {
  return judge(await uploadAs(caller?.token, name));
}

export async function deleteFile(caller: Caller, name: string): Promise<Outcome> {
  return judge(await send('DELETE', `${objectsUrl}/${encodeURIComponent(name)}`, caller?.token));
}

function uploadAs(token: string | undefined, name: string): Promise<Response> {
  return send('POST', `${objectsUrl}?uploadType=media&name=${encodeURIComponent(name)}`, token, 'a file');
}

function send(method: string, url: string, token?: string, body?: string): Promise<Response> {
  const isUpload = url.includes('uploadType=media');
  return fetch(url, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': isUpload ? 'text/plain' : 'application/json' }),
    },
    ...(body && { body }),
  });
}
