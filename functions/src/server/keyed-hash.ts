import { createHmac } from 'node:crypto';
import { getApiSettings } from './params.ts';

/** With the pepper, so that the text cannot be guessed from its hash. */
export function keyedHash(text: string): string {
  return createHmac('sha256', getApiSettings().codePepper).update(text).digest('base64url');
}
