/**
 * Sends oversized, cut-off and slow bodies to the API and to the upload, side by side, through Hosting and straight to
 * the functions. Each that is sent to its end has to get its refusal as JSON (each is JSON: the host itself answers broken
 * JSON), and the stack has to be there afterwards.
 * All are under way at once. Few end at once, because the emulator starts a process for each whole request that meets no
 * idle one.
 *
 *   npx node tests/load/bad-bodies.ts [--bodies 500] [--seconds 30] [--ends 6]
 */
import { once } from 'node:events';
import { request } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { addAdmin, call, functionUrl, leaveShop, siteUrl } from '#tests/data/support/shop.ts';

const { values } = parseArgs({
  options: {
    bodies: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '30' },
    ends: { type: 'string', default: '6' },
  },
});
const windowMs = Number(values.seconds) * 1000;
const retryTimeoutMs = windowMs + 90_000;
let freeEnds = Number(values.ends);
const waiting: (() => void)[] = [];
const { token } = await addAdmin();

const json = 'application/json';
const form = 'multipart/form-data; boundary=x';
const uploadUrl = functionUrl.replace(/api$/, 'upload');
const login = [`${siteUrl}/api/users/login`, `${functionUrl}/api/users/login`];
const upload = [`${siteUrl}/upload`, `${uploadUrl}/upload`];

/** What is sent: pieces of a size, slowly or at once, and after how many of them the sender hangs up. */
type Sending = { piece: number; pieces: number; isSlow?: boolean; cutAfter?: number };
type Kind = { urls: string[]; type: string; expected: string; sending: Sending };

const kB = 1024;
const kinds: Record<string, Kind> = {
  oversized: {
    urls: login,
    type: json,
    expected: '413 TOO_LARGE',
    sending: { piece: 256 * kB, pieces: 8 },
  },
  'oversized upload': {
    urls: upload,
    type: form,
    expected: '413 TOO_LARGE',
    sending: { piece: 1024 * kB, pieces: 6 },
  },
  'cut off': {
    urls: login,
    type: json,
    expected: 'cut off',
    sending: { piece: 64 * kB, pieces: 16, cutAfter: 9 },
  },
  'cut-off upload': {
    urls: upload,
    type: form,
    expected: 'cut off',
    sending: { piece: 512 * kB, pieces: 16, cutAfter: 5 },
  },
  slow: {
    urls: login,
    type: json,
    expected: '400 VALIDATION',
    sending: { piece: 100, pieces: 40, isSlow: true },
  },
  'slow and oversized': {
    urls: login,
    type: json,
    expected: '413 TOO_LARGE',
    sending: { piece: 16 * kB, pieces: 40, isSlow: true },
  },
};

const names = Object.keys(kinds);
const outcomes = await Promise.all(
  Array.from({ length: Number(values.bodies) }, async (_, index) => {
    const name = names[index % names.length] ?? '';
    const kind = kinds[name] as Kind;
    const url = kind.urls[Math.floor(index / names.length) % kind.urls.length] ?? '';
    const outcome = await send(url, kind).catch((error: Error) => `no answer (${error.message})`);
    return { name, outcome, isExpected: outcome === kind.expected };
  }),
);

for (const name of names) {
  const counts = new Map<string, number>();
  for (const { outcome } of outcomes.filter((sent) => sent.name === name))
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  console.log(`${name}: ${[...counts].map(([outcome, count]) => `${count} x ${outcome}`).join(', ')}`);
}
const health = await call('GET', '/api/health').catch(() => null);
console.log(`Afterwards /api/health answers ${health?.status ?? 'nothing'}.`);
const hasPassed = outcomes.every(({ isExpected }) => isExpected) && health?.status === 200;
await leaveShop();
process.exitCode = hasPassed ? 0 : 1;

/** Sends one body, and says what came of it: the status and the code of the answer. */
async function send(url: string, { type, sending }: Kind): Promise<string> {
  const { piece, pieces, isSlow, cutAfter = Number.POSITIVE_INFINITY } = sending;
  const headers = {
    'content-type': type,
    'content-length': piece * pieces,
    authorization: `Bearer ${token}`,
  };
  const sent = request(url, { method: 'POST', headers, agent: false });
  setTimeout(() => sent.destroy(new Error('in time')), retryTimeoutMs).unref();
  const answered = once(sent, 'response');
  // It may fail while nobody waits for it yet.
  answered.catch(() => {});
  const lengthMs = Math.random() * windowMs;
  if (!isSlow) await wait(lengthMs);
  for (let count = 1; count < pieces; count++) {
    if (count > cutAfter) {
      sent.destroy();
      return 'cut off';
    }
    sent.write(' '.repeat(piece));
    if (isSlow) await wait(lengthMs / pieces);
  }
  await takeTurn();
  try {
    sent.end(`${' '.repeat(piece - 2)}{}`);
    const [response] = await answered;
    const text = await readText(response);
    return `${response.statusCode} ${text.startsWith('{') ? JSON.parse(text).code : 'without JSON'}`;
  } finally {
    giveTurn();
  }
}

async function takeTurn(): Promise<void> {
  if (freeEnds > 0) freeEnds--;
  else await new Promise<void>((resolve) => waiting.push(resolve));
}

function giveTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else freeEnds++;
}
