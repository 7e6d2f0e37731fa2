/** What everybody may do with their own account. */
import * as z from 'zod/mini';
import { enquirySnapshot } from '#domain/enquiries/enquiry.ts';
import { userMail } from '#domain/mail/mail-state.ts';
import { archivedOrder, order } from '#domain/orders/order.ts';
import { emailConfirmation, emailProof } from '#domain/people/password-reset.ts';
import { accountClosing, profileChange, signedInUser, userInfo } from '#domain/people/user.ts';
import { timestamp } from '#domain/text-schema.ts';
import type { Endpoint } from './endpoint.ts';

/** All that the shop keeps about a person, as they may take it with them. */
export const ownData = z.object({
  exportedAt: timestamp,
  profile: userInfo,
  orders: z.array(order),
  /** Completed orders that are out of every list and kept because the law asks for it. */
  archivedOrders: z.array(archivedOrder),
  /** Those sent while signed in, and those from the account's address since it is proven. */
  enquiries: z.array(
    z.extend(enquirySnapshot, {
      createdAt: timestamp,
      replies: z.array(z.object({ text: z.string(), createdAt: timestamp })),
    }),
  ),
  /** Those about the account and its orders, and all that went to its address since it is proven, as long as they are kept. */
  mails: z.array(userMail),
  /** What staff noted for themselves about an order, or why a note is withheld. */
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
  /** Another email address counts from here on: `updateProfile` mails it the code, and leaves the account as it is. */
  confirmEmail: {
    method: 'POST',
    path: '/api/users/profile/confirm-email',
    access: 'signed-in',
    body: emailConfirmation,
    output: userInfo,
    invalidates: ['User'],
  },
  /** The account's email is its owner's from here on: they are signed in, and opened a link that we mailed to it. */
  proveEmail: {
    method: 'POST',
    path: '/api/users/profile/prove-email',
    access: 'signed-in',
    body: emailProof,
    output: userInfo,
    invalidates: ['User'],
  },
  /** Reads from Firebase whether there is a second factor, once the browser has turned it on or off there. */
  noteSecondFactor: {
    method: 'PUT',
    path: '/api/users/profile/second-factor',
    access: 'signed-in',
    output: signedInUser,
    invalidates: ['User'],
  },
  /** New ones, which replace those from before and are shown this once. */
  makeRecoveryCodes: {
    method: 'POST',
    path: '/api/users/profile/recovery-codes',
    access: 'admin',
    output: z.object({ codes: z.array(z.string()) }),
    invalidates: ['Audit'],
  },
  /** Comes as a file to save. */
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
