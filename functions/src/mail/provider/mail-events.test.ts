import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readEventsKey } from '#server/read-events-key.ts';
import { isFromMailProvider, readMailEvents, signatureHeader, timestampHeader } from './mail-events.ts';

/** From the tests of SendGrid's own library, @sendgrid/eventwebhook 8.0.0. */
const published = {
  key: 'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE83T4O/n84iotIvIW4mdBgQ/7dAfSmpqIM8kF9mN1flpVKS3GRqe62gw+2fNNRaINXvVpiglSI8eNEc6wEA3F+g==',
  signature:
    'MEUCIGHQVtGj+Y3LkG9fLcxf3qfI10QysgDWmMOVmxG0u6ZUAiEAyBiXDWzM+uOe5W0JuG+luQAbPIqHh89M15TluLtEZtM=',
  timestamp: '1600112502',
  body: `${JSON.stringify([
    {
      email: ['hello', 'world.com'].join('@'),
      event: 'dropped',
      reason: 'Bounced Address',
      sg_event_id: 'ZHJvcC0xMDk5NDkxOS1MUnpYbF9OSFN0T0doUTRrb2ZTbV9BLTA',
      sg_message_id: 'LRzXl_NHStOGhQ4kofSm_A.filterdrecv-p3mdw1-756b745b58-kmzbl-18-5F5FC76C-9.0',
      'smtp-id': '<LRzXl_NHStOGhQ4kofSm_A@ismtpd0039p1iad1.sendgrid.net>',
      timestamp: 1600112492,
    },
  ])}\r\n`,
};
const sentAt = Number(published.timestamp) * 1000;
const hour = 3_600_000;

function check(changes: Partial<typeof published> = {}, now = sentAt) {
  const { key, signature, timestamp, body } = { ...published, ...changes };
  const known = readEventsKey(key);
  if (!known) throw new Error('No key');
  const headers = { [signatureHeader]: signature, [timestampHeader]: timestamp };
  return isFromMailProvider({ bytes: Buffer.from(body), headers }, known, now);
}

describe('what SendGrid has signed', () => {
  it('is known by its own published example, byte by byte', () => {
    expect(check()).toBe(true);
    expect(check({ body: published.body.trimEnd() })).toBe(false);
    expect(check({ body: published.body.replace('dropped', 'delivered') })).toBe(false);
    expect(check({ timestamp: '1600112503' })).toBe(false);
    expect(check({ signature: 'MEUCIGHQ' })).toBe(false);
    expect(check({ signature: '' })).toBe(false);
  });

  it('is refused a day later, when the provider has given up, and from the future', () => {
    expect(check({}, sentAt + 25 * hour)).toBe(true);
    expect(check({}, sentAt + 27 * hour)).toBe(false);
    expect(check({}, sentAt - hour)).toBe(false);
  });

  it('is refused with another’s key, and no other kind of key is one', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    const signed = Buffer.from(published.timestamp + published.body);
    expect(check({ signature: sign('sha256', signed, privateKey).toString('base64') })).toBe(false);
    expect(
      readEventsKey(publicKey.export({ format: 'der', type: 'spki' }).toString('base64')),
    ).not.toBeNull();
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
    expect(readEventsKey(rsa.export({ format: 'der', type: 'spki' }).toString('base64'))).toBeNull();
    expect(readEventsKey('off')).toBeNull();
  });
});

it('reads what is final about the shop’s own mails, and counts what it can’t read of them', () => {
  const told = [
    { event: 'processed', timestamp: 1_600_112_492, mailId: 'a' },
    { event: 'deferred', timestamp: 1_600_112_492, mailId: 'a' },
    { event: 'delivered', timestamp: 1_600_112_493, mailId: 'a' },
    { event: 'bounce', timestamp: 1_600_112_494, mailId: 'b', reason: '550 no mailbox', type: 'blocked' },
    { event: 'bounce', timestamp: 1_600_112_494, reason: 'from another sender of the account' },
    { event: 'bounce', timestamp: 'soon', mailId: 'c' },
    { event: 'bounce', timestamp: 1_600_112_494, mailId: '../users/x' },
    { event: 'bounce', timestamp: 1_600_112_494, mailId: '__other__' },
    { event: 'bounce', timestamp: 1_600_112_495, mailId: 'd', reason: null },
    { event: 'bounce', timestamp: 1_600_112_496, mailId: 'e', reason: `${'x'.repeat(299)}👩‍👧` },
    null,
  ];
  const { events, unreadable } = readMailEvents(Buffer.from(JSON.stringify(told))) ?? {};
  expect(unreadable).toBe(3);
  expect(events).toEqual([
    { mailId: 'a', delivery: { outcome: 'arrived', at: '2020-09-14T19:41:33.000Z' } },
    {
      mailId: 'b',
      delivery: { outcome: 'bounced', at: '2020-09-14T19:41:34.000Z', reason: '550 no mailbox' },
    },
    { mailId: 'd', delivery: { outcome: 'bounced', at: '2020-09-14T19:41:35.000Z' } },
    {
      mailId: 'e',
      delivery: { outcome: 'bounced', at: '2020-09-14T19:41:36.000Z', reason: 'x'.repeat(299) },
    },
  ]);
  expect(readMailEvents(Buffer.from('{}'))).toBeNull();
  expect(readMailEvents(Buffer.from('no JSON'))).toBeNull();
});
