import { expect, it } from 'vitest';
import { describeLineChange, listLineChanges } from './order-changes.ts';

const line = (_id: string, qty: number) => ({ _id, name: _id, qty });

it.each<[string, ReturnType<typeof line>[], ReturnType<typeof line>[], string[]]>([
  ['nothing', [line('Fibre', 1), line('Mesh', 2)], [line('Fibre', 1), line('Mesh', 2)], []],
  ['another plan', [line('Fibre', 1)], [line('Wireless', 1)], ['Fibre: removed', 'Wireless: added']],
  ['a new piece of hardware', [line('Fibre', 1)], [line('Fibre', 1), line('Mesh', 3)], ['Mesh: 3 added']],
  ['fewer units', [line('Mesh', 3)], [line('Mesh', 1)], ['Mesh: 1 instead of 3']],
])('of an order in which %s changes, that alone is told', (_what, before, after, told) => {
  const changes = listLineChanges(before, after);
  expect(changes.map((change) => `${change.name}: ${describeLineChange(change)}`)).toEqual(told);
});
