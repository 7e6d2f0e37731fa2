import { createRequire } from 'node:module';
import type { Request, Response } from 'firebase-functions/https';
import { expect, it, vi } from 'vitest';

// The question's signature is Google's to make: firebase-functions leaves the look at it out where it is loaded like this.
vi.stubEnv('GCLOUD_PROJECT', 'kowhai-shop');
vi.stubEnv('FIREBASE_DEBUG_MODE', 'true');
vi.stubEnv('FIREBASE_DEBUG_FEATURES', JSON.stringify({ skipTokenVerification: true }));
const { refuseGoogleMail } = await import('#functions/index.ts');

/** Asks as Identity Platform does: https://firebase.google.com/docs/functions/auth-blocking-events */
async function askToMail(emailType: string): Promise<unknown> {
  const claims = { event_type: 'beforeSendEmail', email_type: emailType, iat: 1_700_000_000 };
  const parts = [{}, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const body = { data: { jwt: `${parts.join('.')}.signature` } };
  const answer = { setHeader: vi.fn(), status: vi.fn(() => answer), send: vi.fn() };
  const question = { method: 'POST', header: () => 'application/json', body };
  await refuseGoogleMail(question as unknown as Request, answer as unknown as Response);
  return [...answer.status.mock.calls, ...answer.send.mock.calls].flat();
}

it('the Firebase CLI registers what refuses Google’s mails for the event before each of them', () => {
  const { v1: events } = createRequire(import.meta.url)('firebase-tools/lib/functions/events');
  expect(refuseGoogleMail.__endpoint.blockingTrigger?.eventType).toBe(events.BEFORE_SEND_EMAIL_EVENT);
});

it.each(['PASSWORD_RESET', 'EMAIL_SIGN_IN'])('Google may not mail %s', async (emailType) => {
  const error = { message: 'The shop mails its own codes', status: 'PERMISSION_DENIED' };
  expect(await askToMail(emailType)).toEqual([403, { error }]);
});
