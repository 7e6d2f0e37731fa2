import * as z from 'zod/mini';
import { credentials, registration, signedInUser, userInfo } from '#domain/people/user.ts';
import type { Endpoint } from './endpoint.ts';

export const userEndpoints = {
  loginUser: {
    method: 'POST',
    path: '/api/users/login',
    access: 'public',
    /** Absent where an ID token says who is calling. An account with a second factor signs in on the site alone. */
    body: z.optional(credentials),
    output: z.extend(signedInUser, { token: z.optional(z.string()) }),
  },
  registerUser: {
    method: 'POST',
    path: '/api/users',
    access: 'public',
    body: registration,
    output: userInfo,
    status: 201,
    changes: ['User'],
  },
  /** Ends this session alone. */
  logoutUser: {
    method: 'POST',
    path: '/api/users/logout',
    access: 'public',
    output: z.object({ message: z.string() }),
  },
  /** Ends all sessions of whoever calls. */
  logoutEverywhere: {
    method: 'POST',
    path: '/api/users/logout/everywhere',
    access: 'customer',
    output: z.object({ message: z.string() }),
  },
} as const satisfies Record<string, Endpoint>;
