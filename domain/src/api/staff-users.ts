/** What staff do with people's accounts. */
import * as z from 'zod/mini';
import { userMail } from '#domain/mail/mail-state.ts';
import { colleague } from '#domain/people/staff.ts';
import { newPerson, staffUser, userChange } from '#domain/people/staff-user.ts';
import { day } from '#domain/time/day.ts';
import type { StaffEndpoint } from './endpoint.ts';
import { foundCount, pageQuery, searchText } from './page.ts';

const userFilter = z.object({
  q: searchText,
  /** Admins alone. */
  isAdmin: z.optional(z.literal('true')),
  /** The days of registration, New Zealand's, both included. */
  from: z.optional(day),
  to: z.optional(day),
});
export type UserFilter = z.output<typeof userFilter>;

export const staffUserEndpoints = {
  /** The newest first. */
  listUsers: {
    method: 'GET',
    path: '/api/users',
    query: z.extend(pageQuery, userFilter.shape),
    output: z.array(staffUser),
    cacheTag: 'User',
  },
  countUsers: {
    method: 'GET',
    path: '/api/users/count',
    query: userFilter,
    output: foundCount,
    cacheTag: 'User',
  },
  /** Whoever may see to orders and enquiries. */
  listColleagues: {
    method: 'GET',
    path: '/api/users/colleagues',
    output: z.array(colleague),
    cacheTag: 'User',
  },
  getUser: {
    method: 'GET',
    path: '/api/users/{id}',
    output: staffUser,
    cacheTag: 'User',
  },
  /** To their address, the newest first, 50 at most. Mails are kept for 90 days. */
  listUserMails: {
    method: 'GET',
    path: '/api/users/{id}/mails',
    output: z.array(userMail),
    cacheTag: 'User',
  },
  /** Opens an account for somebody, who is mailed how to choose a password. */
  addUser: {
    method: 'POST',
    path: '/api/users/by-staff',
    body: newPerson,
    output: staffUser,
    status: 201,
    invalidates: ['User', 'Dashboard', 'Audit'],
  },
  updateUser: {
    method: 'PUT',
    path: '/api/users/{id}',
    body: userChange,
    output: staffUser,
    invalidates: ['User', 'Audit'],
  },
  disableUser: {
    method: 'PUT',
    path: '/api/users/{id}/disabled',
    output: staffUser,
    invalidates: ['User', 'Audit'],
  },
  enableUser: {
    method: 'PUT',
    path: '/api/users/{id}/enabled',
    output: staffUser,
    invalidates: ['User', 'Audit'],
  },
  /** For somebody whose phone is lost: the password alone signs in, until they turn it on again. */
  removeSecondFactor: {
    method: 'DELETE',
    path: '/api/users/{id}/second-factor',
    output: staffUser,
    invalidates: ['User', 'Audit'],
  },
  deleteUser: {
    method: 'DELETE',
    path: '/api/users/{id}',
    output: z.object({ message: z.string() }),
    invalidates: ['User', 'Enquiry', 'Dashboard', 'Audit'],
  },
} as const satisfies Record<string, StaffEndpoint>;
