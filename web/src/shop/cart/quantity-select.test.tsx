import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderForTest } from '#testing/render.tsx';
import { QuantitySelect } from './quantity-select.tsx';

function show(countInStock: number) {
  const chosen: number[] = [];
  renderForTest(
    <QuantitySelect
      label="Quantity"
      value={2}
      countInStock={countInStock}
      onChange={(qty) => chosen.push(qty)}
    />,
  );
  return chosen;
}

it('offers everything from 1 to the stock', async () => {
  const chosen = show(1000);
  const list = screen.getByLabelText<HTMLSelectElement>('Quantity');
  expect([list.options.length, list.options[0]?.value, list.options[999]?.value]).toEqual([
    1000,
    '1',
    '1000',
  ]);
  await userEvent.selectOptions(list, '1000');
  expect(chosen).toEqual([1000]);
});

it.each([
  ['2000', 2000],
  ['99999', 2500],
  ['0', 1],
  ['', 1],
])('has it typed where a list would be too long: %j is %d of 2500', async (typed, taken) => {
  const chosen = show(2500);
  const field = screen.getByLabelText<HTMLInputElement>('Quantity');
  await userEvent.clear(field);
  if (typed) await userEvent.type(field, typed);
  await userEvent.tab();
  expect([chosen, field.value]).toEqual([[taken], String(taken)]);
});
