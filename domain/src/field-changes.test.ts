import { describe, expect, it } from 'vitest';
import { listFieldChanges } from './field-changes.ts';

describe('what an entry tells of a change', () => {
  const router = { _id: 'tui', name: 'Tūī 6', price: 199, isPublished: true, tagline: '', updatedAt: 'then' };

  it.each([
    ['nothing where nothing changed', router, { ...router }, []],
    [
      'the fields that differ',
      router,
      { ...router, price: 189, isPublished: false },
      [
        { field: 'price', from: 199, to: 189 },
        { field: 'isPublished', from: true, to: false },
      ],
    ],
    [
      'an empty text as nothing',
      router,
      { ...router, tagline: 'Wi-Fi everywhere' },
      [{ field: 'tagline', from: null, to: 'Wi-Fi everywhere' }],
    ],
    [
      'all of what is new, but for empty fields',
      {},
      { name: 'Tūī 6', tagline: '', countInStock: 0 },
      [
        { field: 'name', from: null, to: 'Tūī 6' },
        { field: 'countInStock', from: null, to: 0 },
      ],
    ],
    ['all of what is gone', { name: 'Tūī 6' }, {}, [{ field: 'name', from: 'Tūī 6', to: null }]],
    ['no moment and no list', router, { ...router, updatedAt: 'now', lines: [1, 2] }, []],
  ])('%s', (_, before, after, changes) => {
    expect(listFieldChanges(before, after)).toEqual(changes);
  });
});
