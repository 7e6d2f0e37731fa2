import { expect, it } from 'vitest';
import { catalogueChecks } from './catalogue-checks.ts';
import type { Shop } from './read-shop.ts';

it('hardware with a plan’s former name is a violation; a deleted plan keeps its last name', () => {
  const check = catalogueChecks.find(({ name }) => name.startsWith('Hardware works with plans'));
  const worksWith = (name: string) => [
    { _id: 'fibre', name },
    { _id: 'gone', name: 'Gone' },
  ];
  const violationsOf = (name: string) =>
    check?.listViolations({
      products: [{ _id: 'fibre', name: 'Fibre' }],
      hardwares: [{ _id: 'router', worksWith: worksWith(name) }],
      // It reads no more of a shop.
    } as unknown as Shop);
  expect(violationsOf('Fibre')).toEqual([]);
  expect(violationsOf('Old')).toEqual(['hardwares/router calls Fibre "Old"']);
});
