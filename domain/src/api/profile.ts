import * as z from 'zod/mini';
import { enquirySnapshot } from '#domain/enquiries/enquiry.ts';
import { userMail } from '#domain/mail/mail-state.ts';
import { archivedOrder, order } from '#domain/orders/order.ts';
import { emailConfirmation, mailedLink } from '#domain/people/password-reset.ts';
import { accountClosing, profileChange, signedInUser, userInfo } from '#domain/people/user.ts';
import { timestamp } from '#domain/text-schema.ts';
import type { Endpoint } from './endpoint.ts';

export const ownData = z.object({
  exportedAt: timestamp,
  profile: userInfo,
  orders: z.array(order),
  /** Completed orders that staff deleted; the law requires keeping them. */
  archivedOrders: z.array(archivedOrder),
  /** Sent while signed in, or from the account's address after it was proven. */
  enquiries: z.array(
    z.extend(enquirySnapshot, {
      createdAt: timestamp,
      replies: z.array(z.object({ text: z.string(), createdAt: timestamp })),
      notes: z.array(z.object({ text: z.string(), createdAt: timestamp })),
    }),
  ),
  /** About the account and its orders, and mails to its address after it was proven. */
  mails: z.array(userMail),
  notes: z.array(z.object({ order: z.string(), text: z.string(), createdAt: timestamp })),
});
export type OwnData = z.output<typeof ownData>;

export const profileEndpoints = {
  getProfile: {
    method: 'GET',
    path: '/api/users/profile',
    access: 'signed-in',
    output: signedInUser,
  },
  updateProfile: {
    method: 'PUT',
    path: '/api/users/profile',
    access: 'signed-in',
    body: profileChange,
    output: userInfo,
    invalidates: ['User'],
  },
  confirmEmail: {
    method: 'POST',
    path: '/api/users/profile/confirm-email',
    access: 'signed-in',
    body: emailConfirmation,
    output: userInfo,
    invalidates: ['User'],
  },
  proveEmail: {
    method: 'POST',
    path: '/api/users/profile/prove-email',
    access: 'signed-in',
    body: mailedLink,
    output: userInfo,
    invalidates: ['User'],
  },
  /** Copies from Firebase whether a second factor is on, after the browser changed it there. */
  noteSecondFactor: {
    method: 'PUT',
    path: '/api/users/profile/second-factor',
    access: 'signed-in',
    output: signedInUser,
    invalidates: ['User'],
  },
  /** Replaces earlier codes. They are shown only once. */
  makeRecoveryCodes: {
    method: 'POST',
    path: '/api/users/profile/recovery-codes',
    access: 'admin',
    output: z.object({ codes: z.array(z.string()) }),
    invalidates: ['Audit'],
  },
  exportOwnData: {
    method: 'GET',
    path: '/api/users/profile/data',
    access: 'signed-in',
    maxPerHour: 10,
    output: ownData,
  },
  closeAccount: {
    method: 'POST',
    path: '/api/users/profile/close',
    access: 'signed-in',
    body: accountClosing,
    output: z.object({ message: z.string() }),
  },
} as const satisfies Record<string, Endpoint>;
