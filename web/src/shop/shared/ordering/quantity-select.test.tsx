import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderForTest } from '#testing/render.tsx';
import { QuantitySelect } from './quantity-select.tsx';

const stored = vi.fn();
let changeElsewhere: (qty: number) => void;

function Line() {
  const [qty, setQty] = useState(3);
  changeElsewhere = setQty;
  const change = (next: number) => {
    stored(next);
    setQty(next);
  };
  return <QuantitySelect label="Quantity" value={qty} countInStock={5000} onChange={change} />;
}

const show = () => {
  stored.mockClear();
  const { unmount } = renderForTest(<Line />);
  return { field: screen.getByLabelText<HTMLInputElement>('Quantity'), unmount };
};

const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

it.each([
  ['Enter', (field: HTMLElement) => userEvent.type(field, '{Enter}')],
  ['a click elsewhere', () => userEvent.click(document.body)],
  ['leaving the site', async () => void fireEvent(window, new Event('pagehide'))],
])('a quantity that is typed is stored by %s', async (_, leave) => {
  const { field } = show();
  await type(field, '12');
  expect(stored).not.toHaveBeenCalled();
  await leave(field);
  expect(stored).toHaveBeenCalledExactlyOnceWith(12);
});

it('takes digits of full width', async () => {
  const { field } = show();
  await type(field, '１２{Enter}');
  expect(stored).toHaveBeenCalledExactlyOnceWith(12);
});

it('is stored when another page of the shop comes', async () => {
  const { field, unmount } = show();
  await type(field, '9999');
  unmount();
  expect(stored).toHaveBeenCalledExactlyOnceWith(5000);
});

it('shows what another tab has stored, and a click in and out leaves that as it is', async () => {
  const { field } = show();
  changeElsewhere(7);
  await vi.waitFor(() => expect(field.value).toBe('7'));
  await userEvent.click(field);
  await userEvent.click(document.body);
  expect(stored).not.toHaveBeenCalled();
});
