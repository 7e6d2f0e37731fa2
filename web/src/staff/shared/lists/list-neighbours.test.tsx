import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { expect, it } from 'vitest';
import { openedFrom, useListNeighbours } from './list-neighbours.tsx';

const list = '/admin/orderlist?status=submitted';

function Order() {
  const { id = '' } = useParams();
  const {
    previous = 'none',
    next = 'none',
    place,
    openNext,
    leaveDeleted,
  } = useListNeighbours(id, (other) => `/order/${other}`, '/admin/orderlist');
  return (
    <>
      <button type="button" title={place} onClick={leaveDeleted}>
        {`${id}: ${previous}, ${next}`}
      </button>
      <button type="button" onClick={openNext}>
        On
      </button>
    </>
  );
}

function List() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const button = () => screen.getByRole('button', { name: /:/ });
const on = () => screen.getByRole('button', { name: 'On' });

it('goes on to the next one, with what is gone in nobody’s way, and at the end back to the list', async () => {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/order/b', state: openedFrom(['a', 'b', 'c'], list) }]}>
      <Routes>
        <Route path="/order/:id" element={<Order />} />
        <Route path="*" element={<List />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(button().textContent).toBe('b: a, c');
  await userEvent.click(button());
  expect(button().textContent).toBe('c: a, none');
  await userEvent.click(button());
  expect(screen.getByText(list)).toBeTruthy();
});

it('goes on to the next one, and after the last one to the list', async () => {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/order/a', state: openedFrom(['a', 'b'], list) }]}>
      <Routes>
        <Route path="/order/:id" element={<Order />} />
        <Route path="*" element={<List />} />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.click(on());
  expect(button().textContent).toBe('b: a, none');
  await userEvent.click(on());
  expect(screen.getByText(list)).toBeTruthy();
});

it.each([
  [9, '3 of 9'],
  [25, '3 of 25 on this page'],
])('says the position among %i orders: %s', (count, place) => {
  const ids = Array.from({ length: count }, (_, index) => `order-${index + 1}`);
  render(
    <MemoryRouter initialEntries={[{ pathname: '/order/order-3', state: openedFrom(ids, list) }]}>
      <Routes>
        <Route path="/order/:id" element={<Order />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(button().title).toBe(place);
});
