import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { MailJob } from '@kowhai/domain/mail/mail-job';
import { afterAll, beforeAll, expect, it } from 'vitest';

const job: MailJob = {
  kind: 'confirm-enquiry',
  enquiry: {
    firstName: 'Hemi',
    lastName: 'Parata',
    email: 'hemi@kowhai.example',
    phone: '',
    enquirySubject: 'General Enquiry',
    enquiryMessage: 'Do you connect boats?',
  },
  receivedAt: '2026-11-24T01:05:00.000Z',
};

let answer: (response: ServerResponse) => void;
let received: unknown;
let authorization: string | undefined;
const provider = createServer(async (request, response) => {
  authorization = request.headers.authorization;
  received = await json(request);
  answer(response);
});
let sendMail: typeof import('./deliver-mail.ts').sendMail;

beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  // The settings are read once, when the module is loaded.
  process.env.FUNCTIONS_EMULATOR = 'true';
  process.env.MAIL_PROVIDER_URL = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  ({ sendMail } = await import('./deliver-mail.ts'));
});

afterAll(() => {
  provider.close();
  provider.closeAllConnections();
});

it('a mail that SendGrid takes is sent', async () => {
  answer = (response) => response.writeHead(202).end();
  await sendMail('confirm-enquiry_1', job);
  expect(authorization).toBe('Bearer SG.local');
  expect(received).toMatchObject({
    from: { email: 'orders@kowhai.example', name: 'Kōwhai Broadband' },
    reply_to: { email: 'hello@kowhai.example' },
    personalizations: [{ to: [{ email: 'hemi@kowhai.example' }] }],
    custom_args: { mailId: 'confirm-enquiry_1' },
    headers: { 'Auto-Submitted': 'auto-generated' },
    content: [{ type: 'text/plain' }, { type: 'text/html' }],
  });
});

it('a mail about changed rights goes to every admin and the provider in one call, none of whom sees another’s address', async () => {
  answer = (response) => response.writeHead(202).end();
  const person = { firstName: 'Aroha', lastName: 'Rata', email: 'aroha@kowhai.example' };
  await sendMail('admin-changed_1', {
    kind: 'admin-changed',
    recipients: ['hana@kowhai.example', 'mere@kowhai.example'],
    admin: { ...person, _id: 'a' },
    change: 'added',
    by: 'Hemi Parata',
    changedAt: '2026-11-24T01:05:00.000Z',
  });
  expect((received as { personalizations: object[] }).personalizations).toEqual([
    { to: [{ email: 'hello@kowhai.example' }] },
    { to: [{ email: 'hana@kowhai.example' }] },
    { to: [{ email: 'mere@kowhai.example' }] },
  ]);
});

it('a mail is sent even if the connection breaks after SendGrid’s status', async () => {
  answer = (response) => {
    response.writeHead(202, { 'content-length': '100' });
    response.write('cut ');
    setImmediate(() => response.destroy());
  };
  await expect(sendMail('confirm-enquiry_2', job)).resolves.toBeUndefined();
});

it('a slow body after the status is not awaited', async () => {
  const answerSlowly = (status: number) => {
    answer = (response) => {
      response.writeHead(status);
      const dripping = setInterval(() => response.write(' '), 100);
      response.on('close', () => clearInterval(dripping));
    };
  };
  answerSlowly(202);
  await expect(sendMail('confirm-enquiry_6', job)).resolves.toBeUndefined();
  answerSlowly(429);
  await expect(sendMail('confirm-enquiry_7', job)).rejects.toMatchObject({ code: 429 });
});

it.each([
  [400, 'mail'],
  [401, 'account'],
  [403, 'account'],
  [413, 'mail'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
])('status %d is a failure, at fault is: %s', async (status, reason) => {
  answer = (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"errors":[]}');
  await expect(sendMail('confirm-enquiry_3', job)).rejects.toMatchObject({ code: status, reason });
});

it('a connection that breaks before any answer is worth a retry', async () => {
  answer = (response) => response.destroy();
  await expect(sendMail('confirm-enquiry_4', job)).rejects.toMatchObject({ reason: 'later' });
});
