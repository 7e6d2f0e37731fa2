/** Searches, sorts and pages plans and hardware in the browser: there are few enough of them. */
import { lowStock } from '@kowhai/domain/catalogue/catalogue-change';
import { planCategories } from '@kowhai/domain/catalogue/plan-category';
import { normalizeText } from '@kowhai/domain/text';
import { pageSize } from '#data/staff/staff-queries.ts';
import { readChoice, readText, readWalkedPages } from '#staff/shared/lists/list-address.ts';
import type { CatalogueItem } from './catalogue-kind.ts';

type Item = Record<string, unknown> &
  Pick<CatalogueItem, 'name' | 'category' | 'isPublished' | 'countInStock'>;

/** @param keys the fields that the list can be sorted by; in the URL a leading minus reverses the order */
export function readCatalogueSearch(params: URLSearchParams, keys: readonly string[]) {
  const sorts = keys.flatMap((key) => [key, `-${key}`]);
  return {
    q: readText(params, 'q'),
    category: readChoice(params, 'category', planCategories),
    state: readChoice(params, 'state', ['published', 'draft']),
    /** Only hardware has stock: running low, or sold out. */
    stock: readChoice(params, 'stock', ['low', 'none']),
    sort: readChoice(params, 'sort', sorts) ?? 'name',
    page: readWalkedPages(params),
  };
}

/** @returns all matches in order, and those on the page that is shown */
export function searchCatalogue<T extends Item>(
  items: readonly T[],
  { q, category, state, stock, sort, page }: ReturnType<typeof readCatalogueSearch>,
): { found: T[]; shown: T[] } {
  const words = fold(q).split(/\s+/).filter(Boolean);
  const key = sort.replace('-', '');
  const direction = sort === key ? 1 : -1;
  const found = items
    .filter(
      (item) =>
        (category === undefined || item.category === category) &&
        (state === undefined || item.isPublished === (state === 'published')) &&
        (stock === undefined || (item.countInStock ?? 0) <= (stock === 'low' ? lowStock : 0)) &&
        words.every((word) => fold(`${item.name} ${item.category}`).includes(word)),
    )
    .toSorted((a, b) => direction * (compare(a[key], b[key]) || compare(a.name, b.name)));
  return { found, shown: found.slice(page * pageSize, (page + 1) * pageSize) };
}

/** Speeds are texts that begin with a number, so they are compared by that number. */
function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'en-NZ', { numeric: true });
}

/** Removes macrons and case, so that "Tui" finds "Tūī". */
function fold(text: string): string {
  return normalizeText(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase();
}
