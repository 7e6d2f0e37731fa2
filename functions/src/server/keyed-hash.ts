import { createHmac } from 'node:crypto';
import { getApiSettings } from './params.ts';

/** Hashes with the secret pepper: nobody else can find out which text it was by trying. */
export function keyedHash(text: string): string {
  return createHmac('sha256', getApiSettings().codePepper).update(text).digest('base64url');
}
