import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { minPasswordLength } from '@kowhai/domain/people/user';
import { mailAccount } from '@kowhai/functions/server/mail-account';
import type { App } from 'firebase-admin/app';
import { FieldPath, getFirestore } from 'firebase-admin/firestore';

type Site = {
  site: string;
  /** Recipient of a reset code; left out, none is sent. */
  mail?: string | undefined;
  /** Where App Check is required: headers for every call, or why they are missing. */
  appCheck?: { headers: Headers } | { missing: string };
  /** Reads the database like a stranger with the site's key, which App Check refuses. */
  askBare?: () => Promise<Response>;
  askPasswordPolicy?: () => Promise<Response>;
  /** Counts callers of the last hour whose front end the functions do not know. */
  countUnknownFrontEnds?: () => Promise<number>;
};

export type SmokeResult = {
  name: string;
  fault: string | null;
  notLooked?: string;
};

type Headers = Record<string, string>;

const timeoutMs = 30_000;
const longestMailMs = 120_000;
const mailPauseMs = 2000;
const signInCounters = 'sign-in-network_';

export async function runSmokeTest(
  app: App,
  { site, mail, appCheck = { headers: {} }, askBare, askPasswordPolicy, countUnknownFrontEnds }: Site,
): Promise<SmokeResult[]> {
  const looks: Record<string, () => Promise<string | null>> = {
    'a page': () => checkPage(site),
    'the API and the database': () => checkCatalogue(site),
    ...(askPasswordPolicy && { 'Google’s rule for passwords': () => checkPasswords(askPasswordPolicy) }),
    ...(askBare && { 'App Check of the database': () => checkBareQuery(askBare) }),
  };
  const calls: Record<string, (headers: Headers) => Promise<string | null>> = {
    'a sign-in': (headers) => checkSignIn(site, headers),
    'limits by network': (headers) => checkNetworkLimits(app, site, headers),
    ...(mail && { [`a mail to ${mail}`]: (headers: Headers) => checkMail(app, site, mail, headers) }),
  };
  const results: SmokeResult[] = [];
  for (const [name, check] of Object.entries(looks)) results.push({ name, fault: await findFault(check) });
  for (const [name, check] of Object.entries(calls)) {
    if ('missing' in appCheck) results.push({ name, fault: null, notLooked: appCheck.missing });
    else results.push({ name, fault: await findFault(() => check(appCheck.headers)) });
  }
  // Last, as the calls above may have come by one.
  const count = countUnknownFrontEnds;
  if (count)
    results.push({ name: 'Google’s front ends', fault: await findFault(() => checkFrontEnds(count)) });
  return results;
}

const findFault = (check: () => Promise<string | null>) =>
  check().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));

async function checkBareQuery(askBare: () => Promise<Response>): Promise<string | null> {
  const { status } = await askBare();
  if (status === 403) return null;
  return `strangers with the site’s key can read the database without limit (${status}): npx firebase appcheck:services:set firestore enforced`;
}

/** Otherwise a shorter one can be set by Google's own API. */
async function checkPasswords(ask: () => Promise<Response>): Promise<string | null> {
  const answer = await ask();
  const policy = (await answer.json().catch(() => ({}))) as PasswordPolicy;
  const isEnforced = policy.enforcementState === 'ENFORCE';
  if (isEnforced && (policy.customStrengthOptions?.minPasswordLength ?? 0) >= minPasswordLength) return null;
  return `Google takes passwords below ${minPasswordLength} characters (${answer.status}): run npm run go-live once more`;
}

type PasswordPolicy = {
  enforcementState?: string;
  customStrengthOptions?: { minPasswordLength?: number };
};

async function checkFrontEnds(count: () => Promise<number>): Promise<string | null> {
  if ((await count()) === 0) return null;
  return 'callers came by a front end that functions/src/limits/google-front-ends.ts does not know: docs/runbook.md, “All callers count as one network”';
}

async function checkPage(site: string): Promise<string | null> {
  const answer = await fetch(site, { signal: AbortSignal.timeout(timeoutMs) });
  const html = await answer.text();
  if (!answer.ok || !html.includes('<h1')) return `${site} answered ${answer.status} without a heading`;
  if (!answer.headers.get('content-security-policy')) return `${site} came without its security headers`;
  return null;
}

async function checkCatalogue(site: string): Promise<string | null> {
  const answer = await fetch(`${site}/api/products`, { signal: AbortSignal.timeout(timeoutMs) });
  const plans: unknown = await answer.json().catch(() => null);
  if (Array.isArray(plans) && plans.length > 0) return null;
  return `${site}/api/products answered ${answer.status} and no plan`;
}

/** For an unknown account: only a valid key gets as far as wrong credentials. */
async function checkSignIn(site: string, headers: Headers): Promise<string | null> {
  const { code, status } = await post(site, '/api/users/login', {
    body: { email: `smoke-test-${randomUUID()}@kowhai.example`, password: 'there is no such account' },
    headers,
  });
  if (status === 401 && code === 'INVALID_CREDENTIALS') return null;
  return `a wrong password was answered ${status} ${code}: look at WEB_API_KEY and the log of api`;
}

async function checkNetworkLimits(app: App, site: string, headers: Headers): Promise<string | null> {
  const before = await listCounters(app);
  if (before.some((id) => id.includes('_unnamed'))) {
    return 'the site does not say who calls: functions/src/limits/network.ts has to learn what Hosting sends now';
  }
  if (before.length === 0) return 'a sign-in was counted for no network';
  const forged = { ...headers, 'x-forwarded-for': '203.0.113.7', 'fastly-client-ip': '203.0.113.7' };
  const fault = await checkSignIn(site, forged);
  if (fault) return fault;
  const added = (await listCounters(app)).filter((id) => !before.includes(id));
  return added.length > 0 ? 'a caller who forges headers counts as another network' : null;
}

async function listCounters(app: App): Promise<string[]> {
  const { docs } = await getFirestore(app)
    .collection('rateLimits')
    .where(FieldPath.documentId(), '>=', signInCounters)
    .where(FieldPath.documentId(), '<', `${signInCounters}~`)
    .get();
  const now = Date.now();
  return docs.filter((counter) => counter.get('expiresAt')?.toMillis() > now).map(({ id }) => id);
}

async function checkMail(app: App, site: string, email: string, headers: Headers): Promise<string | null> {
  const startedAt = Date.now();
  const { status, code } = await post(site, '/api/users/send-reset-token', { body: { email }, headers });
  if (status === 429) return 'too many codes were asked for within the hour: try again later';
  if (status !== 200) return `asking for a code was answered ${status} ${code}`;
  const mails = getFirestore(app).collection('outbox').where('job.email', '==', email);
  let state: unknown = 'missing';
  while (Date.now() < startedAt + longestMailMs) {
    const { docs } = await mails.get();
    const own = docs
      .filter((mail) => mail.id.startsWith('reset-code_'))
      .toSorted((a, b) => b.createTime.toMillis() - a.createTime.toMillis())[0];
    state = own?.get('state');
    if (state === 'sent') return null;
    if (state === 'failed' || state === 'withdrawn' || state === 'limited') break;
    await delay(mailPauseMs);
  }
  return `the mail is ${state}: look at the log of deliverMail, and at the sender’s address with ${mailAccount.provider}`;
}

async function post(
  site: string,
  path: string,
  { body, headers }: { body: object; headers: Headers },
): Promise<{ status: number; code: string }> {
  const answer = await fetch(`${site}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { code = '' } = (await answer.json().catch(() => ({}))) as { code?: string };
  return { status: answer.status, code };
}
