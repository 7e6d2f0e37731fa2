import { createHmac } from 'node:crypto';
import { makeResetCode } from '@kowhai/domain/password-reset';
import { getApiSettings } from '#firebase/params.ts';

/**
 * Works out the code that a seed stands for. So the code itself is stored nowhere: not for the mail, which carries the
 * seed until it is sent, nor for the check, which has the code's hash. Without the pepper neither gives it away.
 */
export function deriveResetCode(seed: string): string {
  return makeResetCode(
    createHmac('sha256', getApiSettings().codePepper).update(`reset-code:${seed}`).digest(),
  );
}
