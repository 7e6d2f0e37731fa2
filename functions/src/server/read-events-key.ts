import { createPublicKey, type KeyObject } from 'node:crypto';

/** @param text as SendGrid shows it: base64 of the key's DER form @returns null if it is no key on P-256 */
export function readEventsKey(text: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : null;
  } catch {
    return null;
  }
}
