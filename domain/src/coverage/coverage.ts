/** A likelihood only: it forbids no order, and every address is checked before it is connected. */
import * as z from 'zod/mini';
import { postcode } from '#domain/address/service-address.ts';
import { type PlanCategory, planCategoryNames } from '#domain/catalogue/plan-category.ts';
import { seenAt } from '#domain/people/staff.ts';
import { line, timestamp } from '#domain/text-schema.ts';

export const coverageLevels = ['most', 'some', 'not yet'] as const;
export type CoverageLevel = (typeof coverageLevels)[number];
export const coverageLevelNames: Record<CoverageLevel, string> = {
  most: 'Most homes',
  some: 'Some streets',
  'not yet': 'Not yet',
};

export const coverageKinds = ['fibre', 'hyperfibre', 'wireless'] as const satisfies readonly PlanCategory[];

/** Null for unknown. */
const level = z.nullable(z.enum(coverageLevels, 'Choose most homes, some streets or not yet'));

const coverageFields = {
  /** The postcode's name: the suburb or town of most of its roads, or what staff call it. */
  place: line('Enter a place', { min: 0, max: 60 }),
  fibre: level,
  hyperfibre: level,
  wireless: level,
  note: line('Enter a note', { min: 0, max: 120 }),
};

export const coverage = z.object({
  _id: postcode,
  ...coverageFields,
  /** Whose level came with the shop, and nobody has checked yet. */
  exampleKinds: z._default(z.array(z.enum(coverageKinds)), []),
  editedAt: timestamp,
});
export type Coverage = z.output<typeof coverage>;

/** Absent fields stay as they are. */
export const coverageChange = z.extend(z.partial(z.object(coverageFields)), {
  seenAt,
});

/** More than the country has, and few enough for one commit. */
export const maxCoverageRows = 2500;

export const coverageRow = z.extend(z.partial(z.object(coverageFields), { place: true, note: true }), {
  _id: postcode,
});
export type CoverageRow = z.output<typeof coverageRow>;

export function blankCoverage(postalCode: string): Coverage {
  const unknown = { fibre: null, hyperfibre: null, wireless: null };
  return {
    _id: postalCode,
    place: '',
    ...unknown,
    exampleKinds: [],
    note: '',
    editedAt: '1970-01-01T00:00:00.000Z',
  };
}

/** A blank record need not be stored. */
export function isBlank({ fibre, hyperfibre, wireless, note, place }: Coverage): boolean {
  return !(fibre || hyperfibre || wireless || note || place);
}

export function nameOfPostcode({ _id, place }: Pick<Coverage, '_id' | 'place'>): string {
  return [place, _id].filter(Boolean).join(' ');
}

const said: Record<CoverageLevel | 'unknown', (kind: string, where: string) => string> = {
  most: (kind, where) => `${kind} reaches most homes in ${where}`,
  some: (kind, where) => `${kind} reaches some streets in ${where}`,
  'not yet': (kind, where) => `${kind} doesn’t reach ${where} yet`,
  unknown: (kind, where) => `We’ll check whether ${kind.toLowerCase()} reaches your address in ${where}`,
};

/** Says "Fibre reaches most homes in Karori 6012", without a full stop. */
export function describeCoverage(kind: PlanCategory, level: CoverageLevel | null, where: string): string {
  return said[level ?? 'unknown'](planCategoryNames[kind], where);
}

/** Says what an address most likely gets: "Probably fibre in Naenae 5011". */
export function describeLikely(known: Pick<Coverage, PlanCategory>, where: string): string {
  const order = sortKinds(known);
  const most = order.find((kind) => known[kind] === 'most');
  const some = order.find((kind) => known[kind] === 'some');
  const sayKind = (kind: PlanCategory) => planCategoryNames[kind].toLowerCase();
  if (most) return `Probably ${sayKind(most)} in ${where}`;
  if (some) return `Perhaps ${sayKind(some)} in ${where}: some streets have it`;
  if (order.every((kind) => known[kind] === 'not yet')) return `Nothing of ours in ${where} yet`;
  return `We don’t know yet what reaches ${where}`;
}

/** Wireless comes first where fibre is not available; what is not available comes last. */
export function sortKinds(known: Pick<Coverage, PlanCategory>): PlanCategory[] {
  const first = known.fibre === 'not yet' ? (['wireless', 'fibre', 'hyperfibre'] as const) : coverageKinds;
  const isMissing = (kind: PlanCategory) => Number(known[kind] === 'not yet');
  return first.toSorted((one, other) => isMissing(one) - isMissing(other));
}

export function askAboutCoverage(kinds: readonly PlanCategory[], known: Coverage | null): string | null {
  const missing = known && kinds.find((kind) => known[kind] === 'not yet');
  return missing ? describeCoverage(missing, 'not yet', nameOfPostcode(known)) : null;
}
