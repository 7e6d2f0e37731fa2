/** What can be had where, by postcode: read by everybody, kept by staff. */
import * as z from 'zod/mini';
import { coverage, coverageChange, coverageRow, maxCoverageRows } from '#domain/coverage/coverage.ts';
import { fieldChange } from '#domain/field-changes.ts';
import { timestamp } from '#domain/text-schema.ts';
import type { Endpoint, StaffEndpoint } from './endpoint.ts';
import { pageQuery, searchText } from './page.ts';

export const coverageEndpoints = {
  /** All is null where nothing is known of a postcode. */
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

/** What an import changes; the same as stored is counted alone. */
const importPlan = z.object({
  /** When the stored records were read. */
  readAt: timestamp,
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  /** The first of those that change. */
  examples: z.array(z.object({ name: z.string(), changes: z.array(fieldChange) })),
});
export type CoverageImport = z.output<typeof importPlan>;

/** Room for as many rows as are taken, each with its longest note. */
const maxKilobytes = 2048;

export const staffCoverageEndpoints = {
  /** By postcode. */
  listCoverage: {
    method: 'GET',
    path: '/api/coverage',
    query: z.extend(pageQuery, {
      /** The beginning of a postcode, or words of a place. */
      q: searchText,
      /** Only these, as many as a list has on a page. */
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
  /** All rows or none. Refused where a record has been changed since the preview. */
  importCoverage: {
    method: 'POST',
    path: '/api/coverage/import',
    body: z.object({ rows, readAt: timestamp }),
    maxKilobytes,
    output: importPlan,
    invalidates: ['Coverage', 'Audit'],
    invalidatesOnConflict: ['Coverage'],
  },
} as const satisfies Record<string, StaffEndpoint>;
