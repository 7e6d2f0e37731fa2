import * as z from 'zod/mini';
import { passwordReset, resetRequest } from '#domain/people/password-reset.ts';
import { recoverySignIn } from '#domain/people/second-factor.ts';
import { credentials, registration, signedInUser, userInfo } from '#domain/people/user.ts';
import type { Endpoint } from './endpoint.ts';

const told = z.object({ message: z.string() });

export const userEndpoints = {
  sendResetToken: {
    method: 'POST',
    path: '/api/users/send-reset-token',
    access: 'public',
    body: resetRequest,
    output: told,
  },
  resetPassword: {
    method: 'POST',
    path: '/api/users/reset-password',
    access: 'public',
    body: passwordReset,
    output: told,
  },
  loginUser: {
    method: 'POST',
    path: '/api/users/login',
    access: 'public',
    /** Absent if an ID token identifies the caller. Accounts with a second factor can only sign in on the site. */
    body: z.optional(credentials),
    output: z.extend(signedInUser, { token: z.optional(z.string()) }),
  },
  /** A recovery code replaces the app's code. The token opens a Firebase session. */
  signInWithRecoveryCode: {
    method: 'POST',
    path: '/api/users/login/recovery',
    access: 'public',
    body: recoverySignIn,
    output: z.object({ token: z.string() }),
    invalidates: ['Audit'],
  },
  registerUser: {
    method: 'POST',
    path: '/api/users',
    access: 'public',
    body: registration,
    output: userInfo,
    status: 201,
    invalidates: ['User'],
  },
  logoutUser: {
    method: 'POST',
    path: '/api/users/logout',
    access: 'public',
    output: told,
  },
  logoutEverywhere: {
    method: 'POST',
    path: '/api/users/logout/everywhere',
    access: 'signed-in',
    output: told,
  },
} as const satisfies Record<string, Endpoint>;
