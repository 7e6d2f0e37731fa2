/** The name of a list's rows, singular and plural: "order", "orders". */
export type Noun = { one: string; many: string };

/** 100000 becomes "100,000". */
export function writeCount(count: number): string {
  return count.toLocaleString('en-NZ');
}

export function describeCount({ one, many }: Noun, count: number): string {
  return `${writeCount(count)} ${count === 1 ? one : many}`;
}

/** The number of rows of a list: `count` is null in an uncounted list, and a minimum with `isMore`. */
export type Total = { count: number | null; isMore: boolean };

export function writeTotal(total: Total | undefined): string | undefined {
  if (!total || total.count === null) return undefined;
  return `${writeCount(total.count)}${total.isMore ? '+' : ''}`;
}

/** @param first the index of the first row shown, from 0 */
export function describeRange(noun: Noun, first: number, shown: number, total: Total | undefined): string {
  if (total?.count === shown && !total.isMore) return describeCount(noun, shown);
  if (shown === 0) return first > 0 ? `No ${noun.many} on this page` : `No ${noun.many}`;
  const range = `${capitalise(noun.many)} ${writeCount(first + 1)} to ${writeCount(first + shown)}`;
  if (total === undefined) return range;
  if (total.count === null) return `${range}, and more on the next page`;
  return `${range} of ${writeCount(total.count)}${total.isMore ? '+' : ''}`;
}

/** "45 orders, newest 10 shown" */
export function describeNewest(noun: Noun, shown: number, isMore: boolean, total?: Total): string {
  if (!isMore) return describeCount(noun, shown);
  if (total === undefined || total.count === null)
    return `More than ${describeCount(noun, shown)}, newest shown`;
  return `${total.isMore ? 'More than ' : ''}${describeCount(noun, total.count)}, newest ${shown} shown`;
}

type Page = {
  first: number;
  shown: number;
  size: number;
  /** Null on the last page, where the total follows from the rows before. */
  nextCursor: string | null;
  total: Total | undefined;
};

export function describePage(noun: Noun, { first, shown, size, nextCursor, total }: Page): string {
  if (nextCursor !== null && shown === 0) return `No ${noun.many} on this page`;
  // A search reads a limited number of records for each page, and the next page continues behind them.
  if (nextCursor !== null && shown < size && total?.count === null)
    return `${describeRange(noun, first, shown, undefined)}; there may be more on the next page`;
  return describeRange(
    noun,
    first,
    shown,
    nextCursor === null ? { count: first + shown, isMore: false } : total,
  );
}

export function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
