import { type Cart, emptyCart } from '@kowhai/domain/cart/cart';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { hardwareQuery, planQuery } from '#data/queries.ts';
import { createQueryClient } from '#data/query-client.ts';
import { useCart } from '#state/cart.ts';
import { fullCart, mesh, starter } from '#testing/example-checkout.ts';
import { renderForTest } from '#testing/render.tsx';
import { DetailsPage } from './details-page.tsx';

function show(cart: Cart, isRead = true) {
  useCart.setState({ cart, changes: [], isRead });
  const client = createQueryClient();
  client.setQueryData(planQuery('starter').queryKey, starter);
  client.setQueryData(hardwareQuery('mesh').queryKey, mesh);
  renderForTest(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/" element={<DetailsPage />} />
        <Route path="/placeorder" element={<p>The review</p>} />
      </Routes>
    </QueryClientProvider>,
  );
}

const finished = () =>
  [...document.querySelectorAll('[data-progress] [data-state=done]')].map(({ textContent }) => textContent);

const streetAddress = () => screen.queryByLabelText<HTMLInputElement>('Street Address');

describe('the shipping page', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('says that the cart is empty once what is stored was read, not before', () => {
    show(emptyCart, false);
    expect(screen.getByText('Loading your cart')).toBeTruthy();
    expect(screen.queryByText('Your cart is empty')).toBeNull();
    expect(finished()).toEqual(['Cart (done)', 'Sign In (done)']);
    act(() => useCart.setState({ isRead: true }));
    expect(screen.getByText('Your cart is empty')).toBeTruthy();
    expect(finished()).toEqual([]);
  });

  it('says the address of the stored cart in a line, and asks for it again only to change it', async () => {
    show(emptyCart, false);
    expect(streetAddress()).toBeNull();
    act(() => useCart.setState({ cart: fullCart, isRead: true }));
    expect(screen.getAllByText(/12 Rātā Street, Karori/).length).toBeGreaterThan(0);
    expect(streetAddress()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Change service address' }));
    expect(streetAddress()?.value).toBe('12 Rātā Street');
    const fields = ['Suburb/City', 'Postcode', 'Region', 'Country'];
    const [, , region, country] = fields.map((name) => screen.getByLabelText<HTMLInputElement>(name));
    expect([region?.tagName, country?.disabled, country?.value]).toEqual(['SELECT', true, 'New Zealand']);
  });

  it('goes on to the review', async () => {
    show(fullCart);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('The review')).toBeTruthy();
  });

  it('asks for the address where none is known', () => {
    show({ ...fullCart, serviceAddress: null });
    expect(streetAddress()?.value).toBe('');
  });
});
