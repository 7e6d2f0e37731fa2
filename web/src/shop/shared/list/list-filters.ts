import { formatMoney, toCents } from '@kowhai/domain/money';

export type ListFilter<T> = {
  /** The parameter in the URL. */
  name: string;
  label: string;
  /** Without the first one, which takes all. */
  options: readonly { value: string; label: string }[];
  all: string;
  fits: (item: T, value: string) => boolean;
};

/** Round prices between the lowest and the highest of a list. Cuts the price off at each: "Up to $100". */
export function filterByPrice<T extends { price: number }>(
  [lowest, highest]: readonly [number, number],
  unit = '',
): ListFilter<T> {
  const roughStep = (highest - lowest) / 5;
  const step = [5, 10, 20, 50, 100, 200, 500].find((one) => one >= roughStep) ?? 1000;
  const first = Math.ceil((lowest + 0.01) / step) * step;
  const steps = Array.from(
    { length: Math.max(0, Math.ceil((highest - first) / step)) },
    (_, index) => first + index * step,
  );
  return {
    name: 'upto',
    label: 'Price',
    all: 'Any price',
    options: steps.map((dollars) => ({
      value: String(dollars),
      label: `Up to ${formatMoney(toCents(dollars)).replace(/\.00$/, '')}${unit}`,
    })),
    fits: ({ price }, value) => price <= Number(value),
  };
}

export type ChosenFilters = Readonly<Record<string, string>>;

/** The filters that a URL sets. A value that no filter has is ignored, as links are old or typed. */
export function readFilters<T>(filters: readonly ListFilter<T>[], search: URLSearchParams): ChosenFilters {
  return Object.fromEntries(
    filters.flatMap(({ name, options }) =>
      options.filter(({ value }) => value === search.get(name)).map(({ value }) => [name, value]),
    ),
  );
}

export function applyFilters<T>(
  items: readonly T[],
  filters: readonly ListFilter<T>[],
  chosen: ChosenFilters,
): T[] {
  return items.filter((item) =>
    filters.every(({ name, fits }) => chosen[name] === undefined || fits(item, chosen[name])),
  );
}
