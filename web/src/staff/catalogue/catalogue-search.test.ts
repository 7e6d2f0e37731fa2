import { describe, expect, it } from 'vitest';
import { readCatalogueSearch, searchCatalogue } from './catalogue-search.ts';

const items = [
  { name: 'Tūī Mesh 6', category: 'fibre', isPublished: true, price: 229.99, countInStock: 3 },
  { name: 'Kererū 4G Modem', category: 'wireless', isPublished: true, price: 119.99, countInStock: 4 },
  { name: 'Tūī Router 6', category: 'fibre', isPublished: false, price: 109.99, countInStock: 0 },
] as const;

const find = (address: string) =>
  searchCatalogue(items, readCatalogueSearch(new URLSearchParams(address), ['name', 'price'])).found.map(
    ({ name }) => name,
  );

describe('the catalogue', () => {
  it.each([
    ['everything by name', '', ['Kererū 4G Modem', 'Tūī Mesh 6', 'Tūī Router 6']],
    ['a word without its macron', 'q=tui', ['Tūī Mesh 6', 'Tūī Router 6']],
    ['several words in any order', 'q=router+tui', ['Tūī Router 6']],
    ['a category', 'category=wireless', ['Kererū 4G Modem']],
    ['drafts', 'state=draft', ['Tūī Router 6']],
    ['what is published', 'state=published', ['Kererū 4G Modem', 'Tūī Mesh 6']],
    ['what runs out or is out', 'stock=low', ['Tūī Mesh 6', 'Tūī Router 6']],
    ['what is out of stock', 'stock=none', ['Tūī Router 6']],
    ['the cheapest first', 'sort=price', ['Tūī Router 6', 'Kererū 4G Modem', 'Tūī Mesh 6']],
    ['the dearest first', 'sort=-price', ['Tūī Mesh 6', 'Kererū 4G Modem', 'Tūī Router 6']],
    ['an order that there is not', 'sort=-evil', ['Kererū 4G Modem', 'Tūī Mesh 6', 'Tūī Router 6']],
    ['nothing', 'q=satellite', []],
  ])('finds %s', (_, address, names) => {
    expect(find(address)).toEqual(names);
  });

  it('shows a page of what it finds', () => {
    const many = Array.from({ length: 30 }, (_, n) => ({ ...items[0], name: `Unit ${n + 1}` }));
    const search = readCatalogueSearch(new URLSearchParams('cursor=1'), ['name', 'price']);
    const { found, shown } = searchCatalogue(many, search);
    expect([found.length, shown.map(({ name }) => name)]).toEqual([
      30,
      ['Unit 26', 'Unit 27', 'Unit 28', 'Unit 29', 'Unit 30'],
    ]);
  });
});
