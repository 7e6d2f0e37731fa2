import * as z from 'zod/mini';
import { userMail } from '#domain/mail/mail-state.ts';
import { colleague } from '#domain/people/staff.ts';
import { newPerson, staffUser, userChange } from '#domain/people/staff-user.ts';
import { day } from '#domain/time/day.ts';
import type { StaffEndpoint } from './endpoint.ts';
import { foundCount, searchText, sliceQuery } from './list-slice.ts';

const userFilter = z.object({
  q: searchText,
  isAdmin: z.optional(z.literal('true')),
  /** Registered on these days of New Zealand, both included. */
  from: z.optional(day),
  to: z.optional(day),
});
export type UserFilter = z.output<typeof userFilter>;

export const staffUserEndpoints = {
  listUsers: {
    method: 'GET',
    path: '/api/users',
    query: z.extend(sliceQuery, userFilter.shape),
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
  /** To the user's address, newest first, at most 50. Mails are kept for 90 days. */
  listUserMails: {
    method: 'GET',
    path: '/api/users/{id}/mails',
    output: z.object({ mails: z.array(userMail), isMore: z.boolean() }),
    cacheTag: 'User',
  },
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
  /** For a lost phone: the password alone signs in until a factor is turned on again. */
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
