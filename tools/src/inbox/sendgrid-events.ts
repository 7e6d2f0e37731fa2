/** SendGrid's signed event webhook as the dev inbox plays it. */
import {
  createECDH,
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  randomUUID,
  sign,
} from 'node:crypto';
import { signatureHeader, timestampHeader } from '@kowhai/functions/mail/provider/mail-events';
import { localSecrets } from '@kowhai/functions/server/local-settings';

/** What a person plays by a button of the inbox. */
export const playedEvents = ['delivered', 'bounce', 'dropped'] as const;
export type PlayedEvent = (typeof playedEvents)[number];

const reasons: Partial<Record<PlayedEvent, string>> = {
  bounce: '550 5.1.1 There is no such mailbox here',
  dropped: 'Bounced Address',
};

/** Derived, so that the repository holds no private key. */
function deriveKey(secret: string): KeyObject {
  const curve = createECDH('prime256v1');
  const d = createHash('sha256').update(secret).digest();
  curve.setPrivateKey(d);
  const point = curve.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)];
  const [kty, crv] = ['EC', 'P-256'];
  const jwk = {
    kty,
    crv,
    d: d.toString('base64url'),
    x: x.toString('base64url'),
    y: y.toString('base64url'),
  };
  return createPrivateKey({ key: jwk, format: 'jwk' });
}

const localKey = deriveKey(localSecrets.CODE_PEPPER);

/** As the shop's settings hold it. */
export const localEventsKey = createPublicKey(localKey)
  .export({ format: 'der', type: 'spki' })
  .toString('base64');

/** @param at in milliseconds */
export function signEvents(events: readonly object[], at = Date.now()) {
  const body = JSON.stringify(events);
  const timestamp = String(Math.floor(at / 1000));
  const signature = sign('sha256', Buffer.from(timestamp + body), localKey).toString('base64');
  return { body, headers: { [signatureHeader]: signature, [timestampHeader]: timestamp } };
}

type Played = { email: string; mailId: string; event: PlayedEvent };

export function makeEvent({ email, mailId, event }: Played) {
  const reason = reasons[event];
  return {
    email,
    event,
    timestamp: Math.floor(Date.now() / 1000),
    sg_event_id: randomUUID(),
    mailId,
    ...(reason && { reason }),
  };
}

/** @returns the shop's status */
export async function sendEvent(to: string, played: Played): Promise<number> {
  const { body, headers } = signEvents([makeEvent(played)]);
  const answer = await fetch(to, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
}
