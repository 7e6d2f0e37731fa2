import type { ServiceAddress } from '@kowhai/domain/address/service-address';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { useCart } from '#state/cart.ts';
import { useSession } from '#state/session.ts';
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

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  useCart.setState({ ...useCart.getInitialState(), isRead: true }, true);
  useSession.setState({ user: null, isRead: true });
  fakeApi({});
});
/** Files of streets that no test has read yet arrive once the returned function is called. */
function holdStreets(): () => void {
  const { fetch } = globalThis;
  const arrival = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', (url: string) => arrival.promise.then(() => fetch(url)));
  return arrival.resolve;
}
const values = (...names: string[]) => names.map((name) => field(name).value);

describe('reading what is typed into the service address', () => {
  it('follows the place where the street may be another one', async () => {
    show();
    await fill(field('Street Address'), '12 Rātā Street');
    await fill(field('Suburb/City'), 'Karori, Wellington');
    await waitFor(() => expect(values('Postcode', 'Region')).toEqual(['6012', 'Wellington']));
  });

  it('says at once what is missing where Next is pressed before a reading arrives, and offers it then', async () => {
    const letArrive = holdStreets();
    show();
    await fill(field('Street Address'), '12 Tawhiri Road, Karori');
    await next();
    expect(await screen.findByRole('link', { name: 'Enter a suburb or city' })).toBeTruthy();
    letArrive();
    await userEvent.click(
      await screen.findByRole('button', { name: '12 Tawhiri Road, Karori, Wellington 6012' }),
    );
    await next();
    await waitFor(() => expect(sent).toMatchObject([{ address: '12 Tawhiri Road', postalCode: '6012' }]));
  });

  it('lets typing replace what is filled into the field that has the focus', async () => {
    const letArrive = holdStreets();
    show();
    await fill(field('Suburb/City'), 'Grey Lynn');
    await userEvent.click(field('Postcode'));
    letArrive();
    await waitFor(() => expect(values('Postcode')).toEqual(['1021']));
    await userEvent.keyboard('6012');
    expect(values('Postcode')).toEqual(['6012']);
  });

  it('reads the street again with the town that follows it, and both stay as they were typed', async () => {
    show();
    await fill(field('Street Address'), '15 queen st');
    await userEvent.tab();
    expect(await screen.findByText(/Which one is it/)).toBeTruthy();
    await fill(field('Suburb/City'), 'Thames');
    await userEvent.tab();
    await waitFor(() => expect(values('Postcode', 'Region')).toEqual(['3500', 'Waikato']));
    expect(values('Street Address', 'Suburb/City')).toEqual(['15 queen st', 'Thames']);
    expect(screen.queryByText(/Which one is it/)).toBeNull();
  });

  it('fills in the region and the only place of a postcode, and nothing over what was typed', async () => {
    show();
    await fill(field('Postcode'), '1021');
    await userEvent.tab();
    await waitFor(() => expect(values('Suburb/City', 'Region')).toEqual(['Grey Lynn, Auckland', 'Auckland']));
    await fill(field('Suburb/City'), 'Karori');
    await userEvent.tab();
    expect(await screen.findByText(/^1021 is Grey Lynn, Auckland\./)).toBeTruthy();
    expect(values('Suburb/City', 'Postcode')).toEqual(['Karori', '1021']);
    await userEvent.click(screen.getByRole('button', { name: /^Choose from/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Change to 6012' }));
    expect(values('Suburb/City', 'Postcode', 'Region')).toEqual(['Karori', '6012', 'Wellington']);
  });

  it('takes back what it filled in as soon as the place becomes another', async () => {
    show();
    await fill(field('Suburb/City'), 'Gore');
    await userEvent.tab();
    await waitFor(() => expect(values('Postcode', 'Region')).toEqual(['9710', 'Southland']));
    await userEvent.type(field('Suburb/City'), ' Bay');
    expect(values('Postcode', 'Region')).toEqual(['', '']);
  });

  it('understands a whole address in the street’s line, and sends each part once', async () => {
    show();
    await fill(field('Street Address'), 'Flat 2, 15 queen st, thames');
    await userEvent.tab();
    await waitFor(() =>
      expect(values('Suburb/City', 'Postcode', 'Region')).toEqual(['Thames', '3500', 'Waikato']),
    );
    await next();
    await waitFor(() => expect(sent).toMatchObject([{ address: '2/15 queen st', city: 'Thames' }]));
  });

  it('empties what followed another street, and keeps it where only the number changes', async () => {
    show();
    await userEvent.type(field('Street Address'), '2/15 Queen Street, Thames');
    await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await waitFor(() => expect(values('Suburb/City', 'Postcode')).toEqual(['Thames', '3500']));
    await fill(field('Street Address'), '17 Queen Street');
    await userEvent.tab();
    expect(values('Suburb/City', 'Postcode')).toEqual(['Thames', '3500']);
    await fill(field('Street Address'), '15 Foobar Road, Levin');
    expect(values('Suburb/City', 'Postcode', 'Region')).toEqual(['', '', '']);
    expect(screen.getByLabelText<HTMLInputElement>(/Flat or unit/).value).toBe('');
    await userEvent.tab();
    await waitFor(() => expect(values('Suburb/City', 'Postcode')).toEqual(['Levin', '5510']));
  });

  it('offers the streets that fit, and says which it does not know', async () => {
    show();
    await fill(field('Street Address'), '15 Queen Street, Auckland');
    await userEvent.tab();
    await userEvent.click(await screen.findByRole('button', { name: /^Choose from/ }));
    await userEvent.click(
      screen.getByRole('button', { name: '15 Queen Street, Northcote Point, Auckland 0627' }),
    );
    expect(values('Street Address', 'Postcode')).toEqual(['15 Queen Street', '0627']);
    await fill(field('Street Address'), '15 Rimu Street');
    await userEvent.tab();
    expect(await screen.findByText(/We don’t know this street/)).toBeTruthy();
    const described = field('Street Address').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toMatch(/^We don’t know this street/);
  });

  it('asks once about a street that is in a town nearby, and stores it only then', async () => {
    show();
    await fill(field('Street Address'), '12 Main Street');
    await fill(field('Suburb/City'), 'Mataura');
    await fill(field('Postcode'), '9712');
    await userEvent.selectOptions(field('Region'), 'Southland');
    await next();
    expect(await screen.findByRole('dialog', { name: 'We don’t know Main Street in Mataura' })).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Keep it as it is' }));
    await waitFor(() => expect(sent).toMatchObject([{ address: '12 Main Street', city: 'Mataura' }]));
    await next();
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('asks whether the address is right where the list can’t be had', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    show();
    await fill(field('Street Address'), '12 Vogel Street');
    await fill(field('Suburb/City'), 'Vogeltown');
    await fill(field('Postcode'), '4310');
    await userEvent.selectOptions(field('Region'), 'Taranaki');
    await next();
    expect(
      await screen.findByText(/We couldn’t look up 12 Vogel Street, Vogeltown, Taranaki 4310/),
    ).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Keep it as it is' }));
    await waitFor(() => expect(sent).toMatchObject([{ address: '12 Vogel Street' }]));
  });

  it('fills in the region of a postcode before the list arrives', async () => {
    holdStreets();
    show();
    await fill(field('Postcode'), '4310');
    expect(values('Region')).toEqual(['Taranaki']);
    await fill(field('Postcode'), '431');
    expect(values('Region')).toEqual(['']);
  });

  it('says which suburb it read with one letter changed, beside a street that it does not know', async () => {
    show();
    await fill(field('Street Address'), '15 Nosuch Street, Karrori');
    await userEvent.tab();
    expect(await screen.findByText(/We read your suburb as Karori\./)).toBeTruthy();
    expect(field('Suburb/City').value).toContain('Karori');
  });

  it('moves a suburb that a browser fills into the second line with one press', async () => {
    show();
    await fill(screen.getByLabelText(/Flat or unit/), 'Karori');
    await fill(field('Suburb/City'), 'Wellington');
    await userEvent.tab();
    await userEvent.click(await screen.findByRole('button', { name: 'Move Karori to Suburb/City' }));
    expect(field('Suburb/City').value).toBe('Karori, Wellington');
    expect(screen.getByLabelText<HTMLInputElement>(/Flat or unit/).value).toBe('');
  });

  it('fills in what follows from the place after a reload too, and keeps what was typed', async () => {
    show();
    await fill(field('Suburb/City'), 'Gore');
    cleanup();
    show();
    await waitFor(() => expect(values('Suburb/City', 'Postcode')).toEqual(['Gore', '9710']));
    await fill(field('Postcode'), '6147');
    cleanup();
    show();
    await userEvent.type(field('Suburb/City'), ' West');
    await userEvent.tab();
    expect(field('Postcode').value).toBe('6147');
  });
});
