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
    /** Absent where an ID token says who is calling. An account with a second factor signs in on the site alone. */
    body: z.optional(credentials),
    output: z.extend(signedInUser, { token: z.optional(z.string()) }),
  },
  /** With a recovery code in place of the app's. The token opens a session with Firebase. */
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
  /** Ends this session alone. */
  logoutUser: {
    method: 'POST',
    path: '/api/users/logout',
    access: 'public',
    output: told,
  },
  /** Ends all sessions of whoever calls. */
  logoutEverywhere: {
    method: 'POST',
    path: '/api/users/logout/everywhere',
    access: 'signed-in',
    output: told,
  },
} as const satisfies Record<string, Endpoint>;
