import * as z from 'zod/mini';
import { passwordReset, resetRequest } from '#domain/people/password-reset.ts';
import type { Endpoint } from './endpoint.ts';

const output = z.object({ message: z.string() });

export const passwordResetEndpoints = {
  sendResetToken: {
    method: 'POST',
    path: '/api/users/send-reset-token',
    access: 'public',
    body: resetRequest,
    output,
  },
  resetPassword: {
    method: 'POST',
    path: '/api/users/reset-password',
    access: 'public',
    body: passwordReset,
    output,
  },
} as const satisfies Record<string, Endpoint>;
