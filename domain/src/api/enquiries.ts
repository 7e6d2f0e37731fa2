/** Enquiries of the contact form, for staff. */
import * as z from 'zod/mini';
import { enquiryStatus, storedEnquiry } from '#domain/stored-enquiry.ts';
import { email } from '#domain/text.ts';
import type { Endpoint } from './endpoint.ts';
import { pageQuery, searchText } from './page.ts';

export const enquiryEndpoints = {
  /** The newest first. `email` asks for one person's. */
  listEnquiries: {
    method: 'GET',
    path: '/api/enquiries',
    access: 'admin',
    query: z.extend(pageQuery, {
      status: z.optional(enquiryStatus),
      q: searchText,
      email: z.optional(email),
    }),
    output: z.array(storedEnquiry),
  },
  getEnquiry: {
    method: 'GET',
    path: '/api/enquiries/{id}',
    access: 'admin',
    output: storedEnquiry,
  },
  answerEnquiry: {
    method: 'PUT',
    path: '/api/enquiries/{id}/answered',
    access: 'admin',
    output: storedEnquiry,
  },
  reopenEnquiry: {
    method: 'PUT',
    path: '/api/enquiries/{id}/unanswered',
    access: 'admin',
    output: storedEnquiry,
  },
} as const satisfies Record<string, Endpoint>;
