/** What a review has to see to before an order can go on. */
import { type Coverage, describeCoverage, nameOfPostcode } from '#domain/coverage/coverage.ts';
import { dayToIso } from '#domain/time/business-days.ts';
import { formatDate, formatShortDay } from '#domain/time/date.ts';
import type { Order } from './order.ts';
import { listOutsideWork } from './outside-work.ts';

type Known = {
  /** Null where nothing is noted for the postcode; undefined until that is known. */
  coverage: Coverage | null | undefined;
  /** What does not fit or lacks (`listGoodsDoubts`); undefined until that is known. */
  goodsDoubts: readonly string[] | undefined;
  now: string;
};

/**
 * @param known `now` is an ISO 8601 string: a wished day that has passed is no longer open
 * @returns what is open, as "Day: they’d like Fri 27 Nov"
 */
export function listOpenPoints(order: Order, { coverage, goodsDoubts, now }: Known): string[] {
  const { setup, connectionDate, hasPostcodeMismatch } = order;
  const { day: wished = '' } = setup;
  const isDayOpen = connectionDate === null && wished >= formatDate(now);
  const toArrange = listOutsideWork(order, now).find(({ work }) => work === 'arrange switch');
  const points = {
    Address: hasPostcodeMismatch ? 'postcode and region may not match' : null,
    Coverage: findOpenCoverage(order, coverage),
    Modem: findOpenGoods(goodsDoubts),
    Switch: toArrange ? 'to be arranged' : null,
    Day: isDayOpen ? `they’d like ${formatShortDay(dayToIso(wished), now)}` : null,
  };
  return Object.entries(points).flatMap(([name, open]) => (open === null ? [] : [`${name}: ${open}`]));
}

const checking = 'checking';

function findOpenGoods(doubts: Known['goodsDoubts']): string | null {
  if (!doubts) return checking;
  return doubts.map((doubt) => doubt.replace(/\.$/, '')).join('; ') || null;
}

function findOpenCoverage({ orderServices, serviceAddress }: Order, known: Known['coverage']): string | null {
  if (known === undefined) return checking;
  const kinds = orderServices.map(({ category }) => category);
  if (!known || kinds.some((kind) => known[kind] === null))
    return `nothing noted for ${serviceAddress.postalCode}`;
  const missing = kinds.find((kind) => known[kind] === 'not yet');
  return missing ? describeCoverage(missing, 'not yet', nameOfPostcode(known)) : null;
}
