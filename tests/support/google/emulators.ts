/**
 * The three emulators as a browser meets them: plain REST with the ID tokens of real accounts, so that the rules see
 * the claims that production would show them. `Bearer owner` is the emulators' own key and passes the rules by.
 */
import { emulatorEnvironment, hosts, projectId, storageBucket } from '@kowhai/tools/command/addresses';

export const authOrigin = `http://${hosts.auth}`;
export const firestoreOrigin = `http://${hosts.firestore}`;
export const storageOrigin = `http://${hosts.storage}`;

/** A second database, for settings that would shut other tests out of the shop's. */
export const strictDatabase = 'strict';

const documentsOf = (database = '(default)') =>
  `${firestoreOrigin}/v1/projects/${projectId}/databases/${database}/documents`;
export const objectsUrl = `${storageOrigin}/v0/b/${storageBucket}/o`;
const ownerToken = 'owner';

/** Selects the emulators for the Admin SDK and the functions in this process, where the environment names no others. */
export function selectEmulators(): void {
  Object.assign(process.env, { ...emulatorEnvironment, ...process.env });
}

/** Who asks: an ID token, or null for a stranger. */
export type Caller = { token: string } | null;

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

/** What a token says of its session, as the rules read it. */
// biome-ignore lint/suspicious/noExplicitAny: whatever Firebase put in.
export const claimsOf = (token: string): any =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** When a session began, in seconds since 1970. */
export const signedInAt = (token: string): number => claimsOf(token).auth_time;

/** The same session as if it had begun earlier, or later: the emulators do not look for a signature. */
export function signedInEarlier(token: string, ms: number): string {
  const [head] = token.split('.');
  const claims = claimsOf(token);
  const earlier = { ...claims, auth_time: claims.auth_time - ms / 1000 };
  return `${head}.${Buffer.from(JSON.stringify(earlier)).toString('base64url')}.`;
}

/** Calls Firebase Auth as any client does. @throws Error for any refusal */
// biome-ignore lint/suspicious/noExplicitAny: whatever Firebase answers.
export async function askAccounts(path: string, body: object, token?: string): Promise<any> {
  const url = `${authOrigin}/identitytoolkit.googleapis.com/${path}?key=any`;
  return (await sendWell('POST', url, token, JSON.stringify(body))).json();
}

const secondNow = () => Math.floor(Date.now() / 1000);

/** Opens an account without a record, and signs it in. Claims take a second call: an import, and a sign-in after it. */
export async function signUp(
  claims: Record<string, unknown> = {},
): Promise<{ uid: string; email: string; password: string; token: string }> {
  const name = `person-${crypto.randomUUID().slice(0, 13)}`;
  const account = { email: `${name}@kowhai.example`, password: `secret-${name}` };
  const { email, password: rawPassword } = account;
  const isPlain = Object.keys(claims).length === 0;
  if (!isPlain) {
    const users = [{ localId: name, email, rawPassword, customAttributes: JSON.stringify(claims) }];
    await askAccounts(`v1/projects/${projectId}/accounts:batchCreate`, { users }, ownerToken);
  }
  const ask = (call: 'signUp' | 'signInWithPassword') =>
    askAccounts(`v1/accounts:${call}`, { ...account, returnSecureToken: true });
  const begun = secondNow();
  let session = await ask(isPlain ? 'signUp' : 'signInWithPassword');
  // Where a second ends in it, the emulator may date the account after its own session, which is then revoked.
  if (isPlain && secondNow() > begun) session = await ask('signInWithPassword');
  const { localId, idToken } = session;
  return { uid: localId, ...account, token: idToken };
}

/** Stores a document past the rules. */
export async function putDocument(path: string, fields: Fields, database?: string): Promise<void> {
  const body = JSON.stringify({ fields });
  await sendWell('PATCH', `${documentsOf(database)}/${path}`, ownerToken, body);
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

export async function getDocument(caller: Caller, path: string, database?: string): Promise<Outcome> {
  return judge(await send('GET', `${documentsOf(database)}/${path}`, caller?.token));
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
    ? judge(await send('DELETE', `${documentsOf()}/${path}`, caller?.token))
    : judge(await send('PATCH', `${documentsOf()}/${path}?${mustExist}`, caller?.token, body));
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
  return judge(await send('POST', `${documentsOf()}:runQuery`, caller?.token, body));
}

/** Asks only for the number of documents, which is bound by the same rules as a list. */
export async function countDocuments(caller: Caller, query: Query): Promise<Outcome> {
  const body = JSON.stringify({
    structuredAggregationQuery: {
      structuredQuery: structuredQuery(query),
      aggregations: [{ alias: 'n', count: {} }],
    },
  });
  return judge(await send('POST', `${documentsOf()}:runAggregationQuery`, caller?.token, body));
}

/** Stores a file past the rules. */
export async function putFile(name: string): Promise<void> {
  await uploadAs(ownerToken, name, sendWell);
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

function uploadAs(token: string | undefined, name: string, by = send): Promise<Response> {
  return by('POST', `${objectsUrl}?uploadType=media&name=${encodeURIComponent(name)}`, token, 'a file');
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

/** @throws Error for any refusal */
async function sendWell(...request: Parameters<typeof send>): Promise<Response> {
  const response = await send(...request);
  if (!response.ok) throw new Error(`${request[1]} answered ${response.status}: ${await response.text()}`);
  return response;
}
