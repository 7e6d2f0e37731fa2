import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { App } from 'firebase-admin/app';
import { FieldPath, getFirestore } from 'firebase-admin/firestore';

interface Site {
  /** Its address, without a slash at the end. */
  site: string;
  /** Who gets a mail with a code for a new password; left out, none is sent. */
  mail?: string | undefined;
  /** What every call has to carry where App Check is required. */
  headers?: Headers;
}

/** What was looked at, and what is wrong with it. */
export interface SmokeResult {
  name: string;
  fault: string | null;
}

type Headers = Record<string, string>;

const timeoutMs = 30_000;
const longestMailMs = 120_000;
const mailPauseMs = 2000;
/** As functions/src/rate-limits.ts names it. */
const signInCounters = 'sign-in-network_';

/** Looks at a site from outside, and at what its visits left in the database. Changes nothing but counts of limits. */
export async function runSmokeTest(app: App, { site, mail, headers = {} }: Site): Promise<SmokeResult[]> {
  const results = [
    await look('a page', () => checkPage(site)),
    await look('the API and the database', () => checkCatalogue(site)),
    await look('a sign-in', () => checkSignIn(site, headers)),
    await look('limits by network', () => checkNetworkLimits(app, site, headers)),
  ];
  if (mail) results.push(await look(`a mail to ${mail}`, () => checkMail(app, site, mail, headers)));
  return results;
}

async function look(name: string, check: () => Promise<string | null>): Promise<SmokeResult> {
  try {
    return { name, fault: await check() };
  } catch (error) {
    return { name, fault: error instanceof Error ? error.message : String(error) };
  }
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

/** Of an account that there is not: only a key that Google takes gets as far as to say that these are wrong. */
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
    return 'the site does not say who calls: functions/src/network.ts has to learn what Hosting sends now';
  }
  if (before.length === 0) return 'a sign-in was counted for no network';
  const forged = { ...headers, 'x-forwarded-for': '203.0.113.7', 'fastly-client-ip': '203.0.113.7' };
  const fault = await checkSignIn(site, forged);
  if (fault) return fault;
  const added = (await listCounters(app)).filter((id) => !before.includes(id));
  return added.length > 0 ? 'a caller who forges headers counts as another network' : null;
}

/** Lists what counts sign-ins by network. */
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
    if (state === 'failed' || state === 'unneeded' || state === 'limited') break;
    await delay(mailPauseMs);
  }
  return `the mail is ${state}: look at the log of deliverMail, and at the sender’s address with SendGrid`;
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
