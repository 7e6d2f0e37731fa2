/**
 * What can be had in a postcode, as far as staff know: a likelihood that never forbids an order. What nothing is known of
 * is checked, and so is every address before it is connected.
 */
import * as z from 'zod/mini';
import { listPlacesOf } from '#domain/address/places.ts';
import { postcode } from '#domain/address/service-address.ts';
import { type PlanCategory, planCategoryNames } from '#domain/catalogue/plan-category.ts';
import { lastRead } from '#domain/people/staff.ts';
import { line, timestamp } from '#domain/text-schema.ts';

export const coverageLevels = ['most', 'some', 'not yet'] as const;
export type CoverageLevel = (typeof coverageLevels)[number];
export const coverageLevelNames: Record<CoverageLevel, string> = {
  most: 'Most homes',
  some: 'Some streets',
  'not yet': 'Not yet',
};

/** In the order in which coverage is told. */
export const coverageKinds = ['fibre', 'hyperfibre', 'wireless'] as const satisfies readonly PlanCategory[];

/** Null where nothing is known. */
const level = z.nullable(z.enum(coverageLevels, 'Choose most homes, some streets or not yet'));

const coverageFields = {
  /** What the postcode is called, where it is not a place that the shop knows. */
  place: line('Enter a place', { min: 0, max: 60 }),
  fibre: level,
  hyperfibre: level,
  wireless: level,
  note: line('Enter a note', { min: 0, max: 120 }),
};

export const coverage = z.object({
  _id: postcode,
  ...coverageFields,
  /** It came with the shop, and nobody has checked it yet. */
  isExample: z._default(z.boolean(), false),
  updatedAt: timestamp,
});
export type Coverage = z.output<typeof coverage>;

/** What staff set; what is left out stays. */
export const coverageChange = z.extend(z.partial(z.object(coverageFields)), {
  updatedAt: lastRead,
});

/** More than the country has, and few enough for one commit. */
export const maxCoverageRows = 2500;

export const coverageRow = z.extend(z.partial(z.object(coverageFields), { place: true, note: true }), {
  _id: postcode,
});
export type CoverageRow = z.output<typeof coverageRow>;

/** What stands for a postcode of which nothing is known. */
export function blankCoverage(postalCode: string): Coverage {
  const unknown = { fibre: null, hyperfibre: null, wireless: null, isExample: false };
  return { _id: postalCode, place: '', ...unknown, note: '', updatedAt: '1970-01-01T00:00:00.000Z' };
}

/** Tells whether a record says nothing, and so need not be kept. */
export function isBlank({ fibre, hyperfibre, wireless, note, place }: Coverage): boolean {
  return !(fibre || hyperfibre || wireless || note || place);
}

/** Names a postcode with its place: "Karori 6012". */
export function nameOfPostcode({ _id, place }: Pick<Coverage, '_id' | 'place'>): string {
  return [place || listPlacesOf(_id)[0], _id].filter(Boolean).join(' ');
}

const said: Record<CoverageLevel | 'unknown', (kind: string, where: string) => string> = {
  most: (kind, where) => `${kind} reaches most homes in ${where}`,
  some: (kind, where) => `${kind} reaches some streets in ${where}`,
  'not yet': (kind, where) => `${kind} doesn’t reach ${where} yet`,
  unknown: (kind, where) => `We’ll check whether ${kind.toLowerCase()} reaches your address in ${where}`,
};

/** Says what is known of a kind, without a full stop: "Fibre reaches most homes in Karori 6012". */
export function describeCoverage(kind: PlanCategory, level: CoverageLevel | null, where: string): string {
  return said[level ?? 'unknown'](planCategoryNames[kind], where);
}

/** The kinds in the order of an answer: wireless first where fibre is not there. What is not there yet comes last. */
export function sortKinds(known: Pick<Coverage, PlanCategory>): PlanCategory[] {
  const first = known.fibre === 'not yet' ? (['wireless', 'fibre', 'hyperfibre'] as const) : coverageKinds;
  const isMissing = (kind: PlanCategory) => Number(known[kind] === 'not yet');
  return first.toSorted((one, other) => isMissing(one) - isMissing(other));
}

/** Says in a few words the least that is known of any of the kinds: "Fibre: not yet". Null where nothing is known. */
export function describeLeast(kinds: readonly PlanCategory[], known: Coverage | undefined): string | null {
  const levelOf = (kind: PlanCategory) => known?.[kind] ?? null;
  const least = coverageLevels.findLast((level) => kinds.some((kind) => levelOf(kind) === level));
  const kind = kinds.find((one) => levelOf(one) === least);
  return least && kind ? `${planCategoryNames[kind]}: ${coverageLevelNames[least].toLowerCase()}` : null;
}

/** What an order for a kind that is not there yet is asked once. Null where there is nothing to ask. */
export function askAboutCoverage(kinds: readonly PlanCategory[], known: Coverage | null): string | null {
  const missing = known && kinds.find((kind) => known[kind] === 'not yet');
  return missing ? describeCoverage(missing, 'not yet', nameOfPostcode(known)) : null;
}
