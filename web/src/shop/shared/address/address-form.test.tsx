import type { ServiceAddress } from '@kowhai/domain/address/service-address';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { useCart } from '#state/cart.ts';
import { useSession } from '#state/session.ts';
import { useToasts } from '#state/toasts.ts';
import { keepUnsaved } from '#state/unsaved.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { renderForTest } from '#testing/render.tsx';
import { AddressForm } from './address-form.tsx';

let sent: ServiceAddress[];

function show() {
  renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <AddressForm id="where" kinds={[]} onValid={(address) => sent.push(address)} />
      <button type="submit" form="where">
        Next
      </button>
    </QueryClientProvider>,
  );
}

const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

// Also of a test that fails: the other files share its environment.
afterEach(() => vi.unstubAllEnvs());
beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  useCart.setState({ ...useCart.getInitialState(), isRead: true }, true);
  useSession.setState({ user: null, isRead: true });
  useToasts.setState({ toasts: [] });
  fakeApi({});
});
const values = (...names: string[]) => names.map((name) => field(name).value);

describe('the service address', () => {
  it('is not taken until it is whole, and says what is missing where it is missing', async () => {
    show();
    await next();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(field('Street Address').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('link', { name: 'Enter a 4-digit postcode' })).toBeTruthy();
    expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([]);
    expect(sent).toEqual([]);
    expect(field('Country')).toMatchObject({ value: 'New Zealand', disabled: true });
  });

  it('is handed over trimmed, with the country that the shop connects', async () => {
    show();
    await fill(field('Street Address'), ' 12 Rātā Street ');
    await fill(field('Suburb/City'), 'Karori');
    await userEvent.tab();
    await waitFor(() => expect(values('Postcode', 'Region')).toEqual(['6012', 'Wellington']));
    await next();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      address: '12 Rātā Street',
      city: 'Karori',
      region: 'Wellington',
      postalCode: '6012',
      country: 'New Zealand',
    });
  });

  const fillIn = async (postalCode: string, region: string, street = '12 Rātā Street') => {
    await fill(field('Street Address'), street);
    await fill(field('Suburb/City'), 'Karori');
    await fill(field('Postcode'), postalCode);
    await userEvent.selectOptions(field('Region'), region);
    await next();
  };
  const answer = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('asks about a postcode of another region, and goes back to it where it is wrong', async () => {
    show();
    await fillIn('6011', 'Auckland');
    expect(await screen.findByRole('dialog', { name: '6011 is a Wellington postcode' })).toBeTruthy();
    expect(sent).toEqual([]);
    await answer('Edit the address');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(field('Postcode'));
    await next();
    await answer('Change to Wellington');
    await waitFor(() => expect(sent).toMatchObject([{ region: 'Wellington' }]));
    expect(field('Region').value).toBe('Wellington');
  });

  it('asks for the number of a street once, and keeps a place without one', async () => {
    show();
    await fillIn('6012', 'Wellington', 'The Old Schoolhouse, Main Road');
    expect(await screen.findByRole('dialog', { name: 'Which number?' })).toBeTruthy();
    await answer('Edit the address');
    expect(document.activeElement).toBe(field('Street Address'));
    await next();
    await screen.findByRole('dialog', { name: 'Which number?' });
    await answer('Keep it as it is');
    await waitFor(() => expect(sent).toMatchObject([{ address: 'The Old Schoolhouse, Main Road' }]));
    await next();
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('keeps a postcode of another region where the person says so', async () => {
    show();
    await fillIn('6011', 'Auckland');
    await answer('Keep it as it is');
    await waitFor(() => expect(sent).toMatchObject([{ postalCode: '6011', region: 'Auckland' }]));
  });

  it('does not ask again about the postcode of the cart’s address', async () => {
    const kept = {
      address: '1 Rātā Street',
      city: 'Karori',
      region: 'Auckland',
      postalCode: '6011',
    } as const;
    useCart.setState(({ cart }) => ({
      cart: { ...cart, serviceAddress: { ...kept, country: 'New Zealand' } },
    }));
    show();
    // The document of these tests shows no choice of a select before one is made.
    await userEvent.selectOptions(field('Region'), kept.region);
    await next();
    await waitFor(() => expect(sent).toMatchObject([kept]));
  });

  it('is no PO Box', async () => {
    show();
    await fillIn('6012', 'Wellington', 'P.O. Box 12');
    const message = 'We can’t connect a PO Box. Enter your street address';
    expect(await screen.findByRole('link', { name: message })).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('says that it begins with the address that was checked, and lets go of it', async () => {
    keepUnsaved('checked-address', {
      address: '2/15 Queen Street',
      city: 'Thames',
      postalCode: '3500',
      region: 'Waikato',
    });
    show();
    expect(screen.getByText('We filled in the address that you checked.')).toBeTruthy();
    expect(field('Street Address').value).toBe('15 Queen Street');
    await userEvent.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(values('Street Address', 'Suburb/City', 'Postcode')).toEqual(['', '', '']);
    expect(screen.queryByText('We filled in the address that you checked.')).toBeNull();
  });

  it('writes the flat before the street, and takes it out again', async () => {
    show();
    await userEvent.type(field('Street Address'), '12 Rātā Street');
    await userEvent.type(screen.getByLabelText(/Flat or unit/), '2');
    await userEvent.type(field('Suburb/City'), 'Karori');
    await userEvent.tab();
    await waitFor(() => expect(field('Region').value).toBe('Wellington'));
    await next();
    await waitFor(() => expect(sent).toMatchObject([{ address: '2/12 Rātā Street' }]));
    const [serviceAddress] = sent;
    act(() =>
      useCart.setState(({ cart }) => ({ cart: { ...cart, serviceAddress: serviceAddress ?? null } })),
    );
    show();
    expect(field('Street Address').value).toBe('12 Rātā Street');
    expect(screen.getByLabelText<HTMLInputElement>(/Flat or unit/).value).toBe('2');
  });

  it('is filled in by a suggestion', async () => {
    show();
    // Before anything of the list is loaded: a field whose role changes is read again.
    expect(field('Street Address').role).toBe('combobox');
    await userEvent.type(field('Street Address'), '2/14 Tāwhiri');
    await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await waitFor(() => expect(field('Street Address').value).toBe('14 Tawhiri Road'));
    expect(screen.getByLabelText<HTMLInputElement>(/Flat or unit/).value).toBe('2');
    expect(field('Postcode').value).toBe('6012');
    // A reload keeps it.
    expect(JSON.stringify(sessionStorage)).toContain('Tawhiri');
  });

  it('keeps what was typed through a reload', async () => {
    show();
    await userEvent.type(field('Suburb/City'), 'Karori');
    show();
    expect(field('Suburb/City').value).toBe('Karori');
  });

  it('opens with the address of the cart', () => {
    const address = {
      address: '1 The Square',
      city: 'Levin',
      region: 'Wellington',
      postalCode: '5510',
    } as const;
    useCart.setState(({ cart }) => ({
      cart: { ...cart, serviceAddress: { ...address, country: 'New Zealand' } },
    }));
    show();
    expect(field('Street Address').value).toBe('1 The Square');
    expect(field('Postcode').value).toBe('5510');
  });
});
