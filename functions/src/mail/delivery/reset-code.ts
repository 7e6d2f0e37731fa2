import { createHmac } from 'node:crypto';
import { makeResetCode } from '@kowhai/domain/people/password-reset';
import { getApiSettings } from '#firebase/params.ts';

/** Derives the code from its seed and the pepper, so that the code itself is stored nowhere. */
export function deriveResetCode(seed: string): string {
  return makeResetCode(
    createHmac('sha256', getApiSettings().codePepper).update(`reset-code:${seed}`).digest(),
  );
}
