/** Enquiries of the contact form, for staff. */
import * as z from 'zod/mini';
import { enquiryStatus, enquiryWithReceipt, storedEnquiry } from '#domain/stored-enquiry.ts';
import type { Endpoint } from './endpoint.ts';
import { foundCount, pageQuery, searchText } from './page.ts';

const enquiryFilter = z.object({
  status: z.optional(enquiryStatus),
  q: searchText,
  /** One person's. */
  email: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254))),
});
export type EnquiryFilter = z.output<typeof enquiryFilter>;

export const enquiryEndpoints = {
  /** The newest first. */
  listEnquiries: {
    method: 'GET',
    path: '/api/enquiries',
    access: 'admin',
    query: z.extend(pageQuery, enquiryFilter.shape),
    output: z.array(storedEnquiry),
  },
  countEnquiries: {
    method: 'GET',
    path: '/api/enquiries/count',
    access: 'admin',
    query: enquiryFilter,
    output: foundCount,
  },
  getEnquiry: {
    method: 'GET',
    path: '/api/enquiries/{id}',
    access: 'admin',
    output: enquiryWithReceipt,
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
