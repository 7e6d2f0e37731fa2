import * as z from 'zod/mini';
import { coverage, coverageChange, coverageRow, maxCoverageRows } from '#domain/coverage/coverage.ts';
import { fieldChange } from '#domain/field-changes.ts';
import { timestamp } from '#domain/text-schema.ts';
import type { Endpoint, StaffEndpoint } from './endpoint.ts';
import { searchText, sliceQuery } from './list-slice.ts';

export const coverageEndpoints = {
  /** All fields are null for an unknown postcode. */
  getCoverage: {
    method: 'GET',
    path: '/api/coverage/{id}',
    access: 'public',
    output: coverage,
    cacheTag: 'Coverage',
  },
} as const satisfies Record<string, Endpoint>;

const rows = z.array(coverageRow).check(
  z.minLength(1, 'There are no rows'),
  z.maxLength(maxCoverageRows, `Import at most ${maxCoverageRows} rows at once`),
  z.refine((all) => new Set(all.map(({ _id }) => _id)).size === all.length, 'A postcode is there twice'),
);

const importPlan = z.object({
  seenAt: timestamp,
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  examples: z.array(z.object({ name: z.string(), changes: z.array(fieldChange) })),
});
export type CoverageImport = z.output<typeof importPlan>;

/** Enough for the most rows, each with its longest note. */
const maxKilobytes = 2048;

export const staffCoverageEndpoints = {
  listCoverage: {
    method: 'GET',
    path: '/api/coverage',
    query: z.extend(sliceQuery, {
      /** A postcode's first digits, or words of a place. */
      q: searchText,
      postcodes: z.optional(z.string().check(z.regex(/^\d{4}(,\d{4}){0,49}$/, 'Enter up to 50 postcodes'))),
    }),
    output: z.array(coverage),
    cacheTag: 'Coverage',
  },
  changeCoverage: {
    method: 'PUT',
    path: '/api/coverage/{id}',
    body: coverageChange,
    output: coverage,
    invalidates: ['Coverage', 'Audit'],
    invalidatesOnConflict: ['Coverage'],
  },
  previewCoverageImport: {
    method: 'POST',
    path: '/api/coverage/import/preview',
    body: z.object({ rows }),
    maxKilobytes,
    output: importPlan,
    cacheTag: 'Coverage',
  },
  /** All rows or none. Refused if a record changed since the preview. */
  importCoverage: {
    method: 'POST',
    path: '/api/coverage/import',
    body: z.object({ rows, seenAt: timestamp }),
    maxKilobytes,
    output: importPlan,
    invalidates: ['Coverage', 'Audit'],
    invalidatesOnConflict: ['Coverage'],
  },
} as const satisfies Record<string, StaffEndpoint>;
