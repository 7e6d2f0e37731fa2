import type { ServiceAddress } from '@kowhai/domain/address/service-address';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { useAnnouncer } from '#state/announcer.ts';
import { useCart } from '#state/cart.ts';
import { useSession } from '#state/session.ts';
import { lastAnnounced } from '#testing/announced.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { renderForTest } from '#testing/render.tsx';
import { AddressForm } from './address-form.tsx';

let sent: ServiceAddress[];

function show() {
  renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <AddressForm id="where" kinds={[]} onValid={(address) => sent.push(address)} />
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
  it('waits for what is still read where Next is pressed at once, and is validated then', async () => {
    const letArrive = holdStreets();
    show();
    await fill(field('Street Address'), '12 Jervois Road');
    await fill(field('Suburb/City'), 'Ponsonby');
    await next();
    expect(sent).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    letArrive();
    await waitFor(() => expect(sent).toMatchObject([{ postalCode: '1011', region: 'Auckland' }]));
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

  it('reads the street again with the town that follows it, which stays as it was typed', async () => {
    show();
    await fill(field('Street Address'), '15 queen st');
    await userEvent.tab();
    expect(await screen.findByText(/Which of these/)).toBeTruthy();
    await fill(field('Suburb/City'), 'Thames');
    await userEvent.tab();
    await waitFor(() => expect(values('Street Address', 'Postcode')).toEqual(['15 Queen Street', '3500']));
    expect(values('Suburb/City', 'Region')).toEqual(['Thames', 'Waikato']);
    expect(screen.queryByText(/Which of these/)).toBeNull();
  });

  it('fills in the region and the only place of a postcode, and nothing over what was typed', async () => {
    show();
    await userEvent.type(field('Postcode'), '1021');
    expect(field('Region').value).toBe('Auckland');
    await waitFor(() => expect(field('Suburb/City').value).toBe('Grey Lynn, Auckland'));
    await userEvent.clear(field('Suburb/City'));
    await userEvent.type(field('Suburb/City'), 'Karori');
    expect(field('Postcode').value).toBe('1021');
  });

  it('takes back what it filled in when the place becomes another', async () => {
    show();
    await userEvent.type(field('Suburb/City'), 'Gore');
    await waitFor(() => expect(values('Postcode', 'Region')).toEqual(['9710', 'Southland']));
    await userEvent.type(field('Suburb/City'), ' Bay');
    await waitFor(() => expect(values('Postcode', 'Region')).toEqual(['', '']));
  });

  it('follows the postcode where the place says otherwise', async () => {
    show();
    await userEvent.type(field('Suburb/City'), 'Karori');
    await waitFor(() => expect(field('Region').value).toBe('Wellington'));
    await userEvent.clear(field('Postcode'));
    await userEvent.type(field('Postcode'), '9010');
    expect(field('Region').value).toBe('Otago');
  });

  it('understands a whole address in the street’s line, and reads it back', async () => {
    show();
    await userEvent.type(field('Street Address'), 'Flat 2, 15 queen st thames');
    await userEvent.tab();
    await waitFor(() => expect(field('Street Address').value).toBe('15 Queen Street'));
    expect(values('Suburb/City', 'Postcode', 'Region')).toEqual(['Thames', '3500', 'Waikato']);
    expect(screen.getByLabelText<HTMLInputElement>(/Flat or unit/).value).toBe('2');
    expect(screen.getByText('Flat 2 of 15 Queen Street, in Thames')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Correct it' }));
    expect(document.activeElement).toBe(field('Street Address'));
  });

  it('reads a typed address out once, after its last letter', async () => {
    useAnnouncer.setState({ sentences: [] });
    show();
    await userEvent.type(field('Street Address'), '12 Rātā Street');
    await userEvent.type(field('Suburb/City'), 'Karori');
    await waitFor(() => expect(lastAnnounced()).toBe('That’s 12 Rātā Street, in Karori.'));
    expect(useAnnouncer.getState().sentences).toHaveLength(1);
  });

  it('offers the streets that fit, says which it does not know, and forbids none', async () => {
    show();
    await userEvent.type(field('Street Address'), '15 Queen Street, Auckland');
    await userEvent.tab();
    await userEvent.click(
      await screen.findByRole('button', { name: '15 Queen Street, Northcote Point, Auckland 0627' }),
    );
    expect(values('Street Address', 'Postcode')).toEqual(['15 Queen Street', '0627']);
    await userEvent.clear(field('Street Address'));
    await userEvent.type(field('Street Address'), '15 Rimu Street');
    await userEvent.tab();
    expect(await screen.findByText(/We don’t know this street/)).toBeTruthy();
    await next();
    await waitFor(() => expect(sent).toMatchObject([{ address: '15 Rimu Street', postalCode: '0627' }]));
  });

  it('says which suburb it read with one letter changed, beside a street that it does not know', async () => {
    show();
    await userEvent.type(field('Street Address'), '15 Nosuch Street, Karrori');
    await userEvent.tab();
    expect(await screen.findByText('We read your suburb as Karori.')).toBeTruthy();
    expect(field('Suburb/City').value).toContain('Karori');
  });

  it('keeps the suburb where only the number changes, and lets go of it with another street', async () => {
    show();
    await userEvent.type(field('Street Address'), '15 queen st thames');
    await userEvent.tab();
    await waitFor(() => expect(values('Suburb/City', 'Postcode')).toEqual(['Thames', '3500']));
    await fill(field('Street Address'), '17 Queen Street');
    await userEvent.tab();
    expect(screen.queryByText(/Which of these/)).toBeNull();
    expect(values('Suburb/City', 'Postcode')).toEqual(['Thames', '3500']);
    await fill(field('Street Address'), '12 Tawhiri Road');
    await userEvent.tab();
    expect(await screen.findByText(/Which of these/)).toBeTruthy();
    expect(values('Suburb/City', 'Postcode', 'Region')).toEqual(['', '', '']);
  });

  it('moves a suburb that a browser fills into the second line', async () => {
    show();
    await fill(screen.getByLabelText(/Flat or unit/), 'Karori');
    await waitFor(() => expect(field('Suburb/City').value).toBe('Karori'));
    expect(screen.getByLabelText<HTMLInputElement>(/Flat or unit/).value).toBe('');
  });

  it('fills in what follows from the place after a reload too, and keeps what was typed', async () => {
    show();
    await userEvent.type(field('Suburb/City'), 'Gore');
    cleanup();
    show();
    await waitFor(() => expect(values('Suburb/City', 'Postcode')).toEqual(['Gore', '9710']));
    await userEvent.clear(field('Suburb/City'));
    await userEvent.type(field('Suburb/City'), 'Karori');
    await waitFor(() => expect(values('Postcode', 'Region')).toEqual(['6012', 'Wellington']));
    await userEvent.clear(field('Postcode'));
    await userEvent.type(field('Postcode'), '6147');
    cleanup();
    show();
    await userEvent.type(field('Suburb/City'), ' West');
    expect(field('Postcode').value).toBe('6147');
  });
});
