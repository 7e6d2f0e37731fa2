import client from '@sendgrid/client';
import sendGrid from '@sendgrid/mail';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DevInbox, type InboxStats, startDevInbox } from './dev-inbox.ts';
import type { StoredMail } from './inbox-page.ts';

let inbox: DevInbox;
let url = '';

const mail = {
  to: { email: 'customer@kowhai.example', name: 'A Customer' },
  from: { email: 'hello@kowhai.example', name: 'Kōwhai Broadband' },
  replyTo: 'help@kowhai.example',
  subject: 'Your order <K-1042>',
  text: 'Thank you',
  html: '<p>Thank you</p>',
  customArgs: { mailId: 'mail-1' },
  headers: { 'X-Order': 'K-1042' },
  attachments: [
    {
      content: Buffer.from('Kōwhai').toString('base64'),
      filename: 'KB-1.ics',
      type: 'text/calendar; method=PUBLISH',
    },
  ],
};

beforeAll(async () => {
  inbox = await startDevInbox({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${inbox.port}`;
});
beforeEach(async () => {
  await setMode('ok');
  await fetch(`${url}/api/messages`, { method: 'DELETE' });
});
afterAll(() => inbox.close());

/** Sends through SendGrid's own client, as the functions do. */
async function sendMail(changes: Partial<typeof mail> = {}): Promise<number> {
  client.setApiKey('SG.local');
  client.setDefaultRequest('baseUrl', url);
  sendGrid.setClient(client);
  const [response] = await sendGrid.send({ ...mail, ...changes });
  expect(response.headers).toHaveProperty('x-message-id');
  return response.statusCode;
}

function setMode(mode: string, also: object = {}): Promise<Response> {
  return fetch(`${url}/api/mode`, { method: 'PUT', body: JSON.stringify({ mode, ...also }) });
}

async function getJson<T>(path: string): Promise<T> {
  return (await fetch(url + path)).json() as Promise<T>;
}

const listMails = () => getJson<StoredMail[]>('/api/messages');
const getStats = () => getJson<InboxStats & { mode: string }>('/api/stats');

describe('SendGrid’s own client', () => {
  it('sends a mail, which is kept whole', async () => {
    expect(await sendMail()).toBe(202);
    expect(await listMails()).toEqual([
      {
        id: expect.any(String),
        receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        to: [{ email: 'customer@kowhai.example', name: 'A Customer' }],
        from: { email: 'hello@kowhai.example', name: 'Kōwhai Broadband' },
        replyTo: { email: 'help@kowhai.example' },
        subject: 'Your order <K-1042>',
        text: 'Thank you',
        html: '<p>Thank you</p>',
        attachments: [{ filename: 'KB-1.ics', type: 'text/calendar; method=PUBLISH', text: 'Kōwhai' }],
        customArgs: { mailId: 'mail-1' },
        headers: { 'X-Order': 'K-1042' },
      },
    ]);
    expect(await getStats()).toEqual({ mode: 'ok', attempts: 1, accepted: 1, rejected: 0, failed: 0 });
  });

  it.each([
    ['a subject', 'K-1043'],
    ['an address', 'other@kowhai.example'],
    ['a custom argument', 'mail-2'],
  ])('finds the mails about %s', async (_, words) => {
    await sendMail();
    await sendMail({
      to: { email: 'other@kowhai.example', name: 'Another Customer' },
      subject: 'Your order K-1043',
      customArgs: { mailId: 'mail-2' },
    });
    const found = await getJson<StoredMail[]>(`/api/messages?about=${encodeURIComponent(words)}`);
    expect(found.map(({ subject }) => subject)).toEqual(['Your order K-1043']);
  });

  it('finds the newest mail first, and none after they were deleted', async () => {
    await sendMail({ subject: 'First' });
    await sendMail({ subject: 'Second' });
    expect((await listMails()).map((stored) => stored.subject)).toEqual(['Second', 'First']);
    await fetch(`${url}/api/messages`, { method: 'DELETE' });
    expect(await listMails()).toEqual([]);
  });

  it.each([
    ['401', 401],
    ['403', 403],
    ['429', 429],
    ['500', 500],
  ])('gets an error in mode %s', async (mode, status) => {
    await setMode(mode);
    await expect(sendMail()).rejects.toMatchObject({ code: status });
    expect(await getStats()).toMatchObject({ attempts: 1, accepted: 0, failed: 1 });
  });

  it('gets the headers of a failure that a test sets', async () => {
    await setMode('429', { headers: { 'X-RateLimit-Reset': '1900000000' } });
    await expect(sendMail()).rejects.toMatchObject({
      response: { headers: { 'x-ratelimit-reset': '1900000000' } },
    });
  });

  it('loses its connection in mode refuse', async () => {
    await setMode('refuse');
    await expect(sendMail()).rejects.toThrow(/socket hang up|ECONNRESET/);
    expect(await getStats()).toMatchObject({ attempts: 1, accepted: 0, failed: 1 });
  });
});

it('mode hang never answers', async () => {
  await setMode('hang');
  const sent = fetch(`${url}/v3/mail/send`, { method: 'POST', body: '{}', signal: AbortSignal.timeout(150) });
  await expect(sent).rejects.toThrow('timeout');
  expect(await getStats()).toMatchObject({ attempts: 1, accepted: 0, failed: 1 });
});

it('an unknown mode is refused and changes nothing', async () => {
  expect((await setMode('explode')).status).toBe(400);
  expect((await getStats()).mode).toBe('ok');
});

const valid = {
  personalizations: [{ to: [{ email: 'customer@kowhai.example' }] }],
  from: { email: 'hello@kowhai.example' },
  subject: 'Hello',
  content: [{ type: 'text/plain', value: 'Hello' }],
};

it.each([
  ['no recipients', { ...valid, personalizations: [] }, 'personalizations'],
  [
    'a broken recipient',
    { ...valid, personalizations: [{ to: [{ email: 'nobody' }] }] },
    'personalizations.0.to.0.email',
  ],
  ['no sender', { ...valid, from: undefined }, 'from'],
  ['no subject', { ...valid, subject: undefined }, 'subject'],
  ['empty content', { ...valid, content: [{ type: 'text/plain', value: '' }] }, 'content.0.value'],
  [
    'a part whose type has a parameter that the mail provider refuses',
    { ...valid, attachments: [{ content: 'eA==', filename: 'a.ics', type: 'text/calendar; charset=utf-8' }] },
    'attachments.0.type',
  ],
  ['no JSON at all', 'hello', null],
])('%s is refused in SendGrid’s form', async (_what, body, field) => {
  const response = await fetch(`${url}/v3/mail/send`, {
    method: 'POST',
    headers: { authorization: 'Bearer SG.local' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ errors: [{ message: expect.any(String), field, help: null }] });
  expect(await listMails()).toEqual([]);
});

it('a request without a key is refused', async () => {
  const response = await fetch(`${url}/v3/mail/send`, { method: 'POST', body: JSON.stringify(valid) });
  expect(response.status).toBe(401);
});

describe('the pages', () => {
  const getPage = async (path: string) => (await fetch(url + path)).text();

  it('list the mails, with people’s words escaped', async () => {
    await sendMail();
    expect(await getPage('/')).toContain('Your order &lt;K-1042&gt;');
  });

  it('show a mail in a frame without scripts, and its text', async () => {
    await sendMail();
    const id = (await listMails())[0]?.id;
    const page = await getPage(`/messages/${id}`);
    expect(page).toContain(`src="/messages/${id}/html"`);
    expect(page).toMatch(/<iframe sandbox="[^"]*"/);
    expect(page).not.toContain('allow-scripts');
    expect(await getPage(`/messages/${id}/html`)).toContain('<p>Thank you</p>');
  });

  it('say so when there is no such mail', async () => {
    expect((await fetch(`${url}/messages/nothing`)).status).toBe(404);
  });
});

it('the API’s description is a page, with every file that it loads', async () => {
  const page = await (await fetch(`${url}/api-docs`)).text();
  expect(page).toContain('"/api/orders/{id}"');
  const files = [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, file]) => file);
  expect(files).toHaveLength(2);
  for (const file of files) expect((await fetch(url + file)).status, file).toBe(200);
});
