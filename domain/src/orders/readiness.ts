/** What a review looks at, so that staff see at a glance whether an order can go on. */
import { type Coverage, describeCoverage, nameOfPostcode } from '#domain/coverage/coverage.ts';
import { dayToIso } from '#domain/time/business-days.ts';
import { formatDate, formatShortDay } from '#domain/time/date.ts';
import type { Order } from './order.ts';
import { listOutsideWork } from './outside-work.ts';

export type ReadyCheck = {
  name: 'Address' | 'Coverage' | 'Modem' | 'Switch' | 'Day';
  /** What is to be seen to, without a full stop; null where nothing is. */
  open: string | null;
};

type Known = {
  /** Null where nothing is noted for the postcode; undefined until that is known. */
  coverage: Coverage | null | undefined;
  /** What does not fit or lacks (`listGoodsDoubts`); undefined until that is known. */
  goodsDoubts: readonly string[] | undefined;
  now: string;
};

/** @param now an ISO 8601 string: a wished day that has passed is no longer open */
export function listReadiness(order: Order, { coverage, goodsDoubts, now }: Known): ReadyCheck[] {
  const { setup, connectionDate, hasPostcodeMismatch } = order;
  const { day: wished = '' } = setup;
  const isDayOpen = connectionDate === null && wished >= formatDate(now);
  const toArrange = listOutsideWork(order, now).find(({ work }) => work === 'arrange switch');
  return [
    { name: 'Address', open: hasPostcodeMismatch ? 'postcode and region may not match' : null },
    { name: 'Coverage', open: findCoverageDoubt(order, coverage) },
    { name: 'Modem', open: findGoodsDoubt(goodsDoubts) },
    { name: 'Switch', open: toArrange ? 'to be arranged' : null },
    { name: 'Day', open: isDayOpen ? `they’d like ${formatShortDay(dayToIso(wished), now)}` : null },
  ];
}

const checking = 'checking';

function findGoodsDoubt(doubts: Known['goodsDoubts']): string | null {
  if (!doubts) return checking;
  return doubts.map((doubt) => doubt.replace(/\.$/, '')).join('; ') || null;
}

function findCoverageDoubt(
  { orderServices, serviceAddress }: Order,
  known: Known['coverage'],
): string | null {
  if (known === undefined) return checking;
  const kinds = orderServices.map(({ category }) => category);
  if (!known || kinds.some((kind) => known[kind] === null))
    return `nothing noted for ${serviceAddress.postalCode}`;
  const missing = kinds.find((kind) => known[kind] === 'not yet');
  return missing ? describeCoverage(missing, 'not yet', nameOfPostcode(known)) : null;
}
