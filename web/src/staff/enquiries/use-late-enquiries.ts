import type { Contract } from '@kowhai/domain/api/contract';
import type { AnswerOf } from '@kowhai/domain/api/endpoint';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#data/staff/staff-queries.ts';

/** Milliseconds: an enquiry turns late by the clock, with no change that the desk could poll. */
const lateInterval = 60_000;

/** How many enquiries have waited longer than we promise, of those that match. */
export function useLateEnquiries(q = ''): AnswerOf<Contract['countEnquiries']> | undefined {
  return useQuery({
    ...apiQuery('countEnquiries', { query: { status: 'Unanswered', due: 'late', q } }),
    refetchInterval: lateInterval,
  }).data;
}
