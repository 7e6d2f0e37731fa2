import { describe, expect, it } from 'vitest';
import { listFieldChanges } from './field-changes.ts';

describe('what an entry tells of a change', () => {
  const router = {
    _id: 'tui',
    name: 'Tūī 6',
    price: 199,
    isPublished: true,
    tagline: '',
    updatedAt: 'then',
    editedAt: 'then',
  };

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
    [
      'a list by its names, and one of another record by the same name too',
      { worksWith: [{ _id: 'a', name: 'Fibre Max' }], plans: [{ _id: 'a', name: 'Fibre Max' }], others: [] },
      {
        worksWith: [
          { _id: 'a', name: 'Fibre Max' },
          { _id: 'b', name: 'Fibre Pro' },
        ],
        plans: [{ _id: 'c', name: 'Fibre Max' }],
      },
      [
        { field: 'worksWith', from: 'Fibre Max', to: 'Fibre Max, Fibre Pro' },
        { field: 'plans', from: 'Fibre Max', to: 'Fibre Max' },
      ],
    ],
    [
      'no moment and no list of anything else',
      router,
      { ...router, updatedAt: 'now', editedAt: 'now', lines: [1, 2] },
      [],
    ],
  ])('%s', (_, before, after, changes) => {
    expect(listFieldChanges(before, after)).toEqual(changes);
  });
});
