import type { ServiceAddress } from '@kowhai/domain/address/service-address';
import type { Order } from '@kowhai/domain/orders/order';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { myOrdersQuery } from '#data/queries.ts';
import { createQueryClient } from '#data/query-client.ts';
import { useCart } from '#state/cart.ts';
import { useSession } from '#state/session.ts';
import { exampleOrder } from '#testing/example-order.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { AddressForm } from './address-form.tsx';

let sent: ServiceAddress[];

function show(orders: Order[] = []) {
  const client = createQueryClient();
  client.setQueryData(myOrdersQuery('aroha').queryKey, {
    pages: [{ orders, next: null }],
    pageParams: [null],
  });
  renderForTest(
    <QueryClientProvider client={client}>
      <AddressForm id="where" kinds={[]} onValid={(address) => sent.push(address)} />
      <button type="submit" form="where">
        Next
      </button>
    </QueryClientProvider>,
  );
}

const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

beforeEach(() => {
  fakeApi({});
  sent = [];
  sessionStorage.clear();
  useCart.setState({ ...useCart.getInitialState(), isRead: true }, true);
});

describe('the known addresses of the signed-in user', () => {
  const signInWith = (address: string) =>
    useSession.setState({
      user: {
        _id: 'aroha',
        firstName: 'Aroha',
        lastName: 'Example',
        email: 'aroha@example.org',
        phone: '',
        address,
        isAdmin: false,
        createdAt: '2026-01-01T00:00:00.000Z',
        updatedAt: '2026-01-01T00:00:00.000Z',
        editedAt: '2026-01-01T00:00:00.000Z',
      },
    });

  it('does not offer a profile’s PO Box', () => {
    signInWith('PO Box 12, Auckland 1140');
    show();
    expect(screen.queryByRole('button', { name: /Use my profile address/ })).toBeNull();
  });

  it('keeps nothing of what was filled in, until the first change', async () => {
    signInWith('7 Queen Street, Ponsonby, Auckland 1011');
    show();
    expect(field('Postcode').value).toBe('1011');
    expect(Object.keys(sessionStorage)).toEqual([]);
    await userEvent.type(screen.getByLabelText(/Flat or unit/), '2');
    expect(JSON.stringify(sessionStorage)).toContain('7 Queen Street');
  });

  it('opens with the address of the profile, taken apart', () => {
    signInWith('2/7 Queen Street, Ponsonby, Auckland 1011');
    show();
    expect(field('Street Address').value).toBe('7 Queen Street');
    expect(screen.getByLabelText<HTMLInputElement>(/Flat or unit/).value).toBe('2');
    expect(field('Suburb/City').value).toBe('Ponsonby');
  });

  it.each(['12 Kauri Street, Ponsonby', '12 Kauri Street Ponsonby 1011'])(
    'opens with an address of the profile whose place tells the rest: %s',
    async (profileAddress) => {
      signInWith(profileAddress);
      show();
      await waitFor(() => expect(field('Region').value).toBe('Auckland'));
      await next();
      await waitFor(() => expect(sent).toHaveLength(1));
      expect(sent).toMatchObject([{ address: '12 Kauri Street', region: 'Auckland', postalCode: '1011' }]);
    },
  );

  it('lets postcode and region of the profile’s address follow another suburb', async () => {
    signInWith('7 Queen Street, Ponsonby 1011');
    show();
    await userEvent.clear(field('Suburb/City'));
    await userEvent.type(field('Suburb/City'), 'Karori');
    await userEvent.tab();
    await waitFor(() =>
      expect([field('Postcode').value, field('Region').value]).toEqual(['6012', 'Wellington']),
    );
  });

  it('offers an address of the profile that is not whole, and asks for the rest', async () => {
    signInWith('7 Queen Street, Duntroon 9494');
    show();
    expect(field('Street Address').value).toBe('');
    await userEvent.click(screen.getByRole('button', { name: /Use my profile address/ }));
    expect(document.activeElement).toBe(field('Region'));
    expect(field('Suburb/City').value).toBe('Duntroon');
    expect(screen.queryByRole('button', { name: /Use my profile address/ })).toBeNull();
  });

  it('fills in no address that is read only after Next was pressed, and offers it', async () => {
    const { fetch } = globalThis;
    const arrival = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', (url: string) => arrival.promise.then(() => fetch(url)));
    signInWith('12 Main Street, Gore');
    show();
    await next();
    await waitFor(() => expect(field('Street Address').getAttribute('aria-invalid')).toBe('true'));
    arrival.resolve();
    const button = await screen.findByRole('button', { name: /Use my profile address/ });
    expect(field('Street Address').value).toBe('');
    await userEvent.click(button);
    expect(field('Street Address').value).toBe('12 Main Street');
  });

  const offer = () => screen.queryByRole('button', { name: /Use the address from my last order/ });

  it('offers the address of the last order too, until something else is typed', async () => {
    signInWith('12 Kauri Street, Ponsonby');
    show([exampleOrder]);
    await waitFor(() => expect(field('Street Address').value).toBe('12 Kauri Street'));
    await userEvent.click(offer() ?? document.body);
    expect([field('Street Address').value, field('Postcode').value]).toEqual(['12 Rātā Street', '6012']);
    expect(offer()).toBeNull();
    // A slip costs one press.
    await userEvent.click(screen.getByRole('button', { name: /Use my profile address/ }));
    expect(field('Street Address').value).toBe('12 Kauri Street');
    await userEvent.type(field('Street Address'), 'B');
    expect(offer()).toBeNull();
  });

  it('keeps the address that was taken through a reload', async () => {
    signInWith('12 Kauri Street, Ponsonby');
    show([exampleOrder]);
    await waitFor(() => expect(field('Street Address').value).toBe('12 Kauri Street'));
    await userEvent.click(offer() ?? document.body);
    show([exampleOrder]);
    expect(field('Street Address').value).toBe('12 Rātā Street');
  });

  it('opens with the address of the last order where the profile’s cannot be read whole', async () => {
    signInWith('PO Box 12, Auckland 1140');
    show([{ ...exampleOrder, _id: 'order-2', status: 'cancelled' }, exampleOrder]);
    expect(field('Street Address').value).toBe('12 Rātā Street');
    expect(field('Region').value).toBe('Wellington');
  });

  it('says the same address once', async () => {
    signInWith('12 Rata street, Karori');
    show([exampleOrder]);
    await waitFor(() => expect(field('Postcode').value).toBe('6012'));
    expect(offer()).toBeNull();
  });
});
