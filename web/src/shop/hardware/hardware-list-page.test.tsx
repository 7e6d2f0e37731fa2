import { blankHardware, type Hardware } from '@kowhai/domain/catalogue/hardware';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { hardwareShelfQuery } from '#data/queries.ts';
import { createQueryClient } from '#data/query-client.ts';
import { fillCatalogue } from '#testing/fill-catalogue.ts';
import { renderForTest } from '#testing/render.tsx';
import { HardwareListPage } from './hardware-list-page.tsx';

const makeHardware = (count: number): Hardware[] =>
  Array.from({ length: count }, (_, index) => ({
    ...blankHardware,
    _id: `item-${index}`,
    name: `Item ${index}`,
    category: index % 2 === 0 ? 'fibre' : 'wireless',
    isModem: index % 4 === 0,
    price: 50 + index,
    isPublished: true,
    updatedAt: '2026-01-01T00:00:00.000Z',
    editedAt: '2026-01-01T00:00:00.000Z',
  }));

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`At ${pathname}${search}`}</p>;
}

function show(count: number, path = '/hardware', price?: number) {
  const client = createQueryClient();
  const hardware = makeHardware(count).map((item) => ({ ...item, ...(price && { price }) }));
  fillCatalogue(client, { hardware });
  client.setQueryData(hardwareShelfQuery(9).queryKey, { items: [], count });
  renderForTest(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/hardware" element={<HardwareListPage />} />
        <Route path="/hardware/page/:id" element={<HardwareListPage />} />
      </Routes>
      <Address />
    </QueryClientProvider>,
    path,
  );
}

const cards = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const address = () => screen.getByText(/^At \//).textContent?.slice(3);

describe('the list of hardware', () => {
  it('that fits on its page has no filters and no further pages', () => {
    show(9);
    expect(cards()).toHaveLength(9);
    expect(screen.queryByLabelText('Works with')).toBeNull();
    expect(screen.queryByText(/^Show more/)).toBeNull();
  });

  it('goes on where it is asked to, says how far it is, and puts the focus there', async () => {
    show(40);
    expect(screen.getByRole('status').textContent).toBe('Showing 9 of 40 items');
    const more = screen.getByRole('link', { name: 'Show more items' });
    // Without a script it leads to a page of its own.
    expect(more.getAttribute('href')).toBe('/hardware/page/2');
    await userEvent.click(more);
    expect([cards().length, address()]).toEqual([36, '/hardware?shown=36']);
    expect(document.activeElement?.textContent).toBe('Item 9');
    expect(screen.getByRole('status').textContent).toBe('Showing 36 of 40 items');
    await userEvent.click(screen.getByRole('link', { name: 'Show more items' }));
    expect(cards()).toHaveLength(40);
    expect(screen.queryByText(/^Show more/)).toBeNull();
  });

  it('is filtered by what it is for, the kind of plan and the price, and keeps the filters in its address', async () => {
    show(40);
    await userEvent.selectOptions(screen.getByLabelText('Works with'), 'Fibre plans');
    expect(screen.getByRole('status').textContent).toBe('20 of 40 items fit, showing 9');
    await userEvent.selectOptions(screen.getByLabelText('What it’s for'), 'Routers and modems');
    await userEvent.selectOptions(screen.getByLabelText('Price'), 'Up to $60');
    expect(cards()).toEqual(['Item 0', 'Item 4', 'Item 8']);
    expect(address()).toBe('/hardware?with=fibre&for=online&upto=60');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect([cards().length, address()]).toEqual([9, '/hardware']);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Filter items' }));
  });

  it('opens as its address says, and ignores what is no filter', () => {
    show(40, '/hardware?with=wireless&for=nothing&upto=1e9&shown=x');
    expect(screen.getByRole('status').textContent).toBe('20 of 40 items fit, showing 9');
  });

  it('opens as far as its address says it had gone on, so that Back finds the place among hundreds', () => {
    show(300, '/hardware?shown=117');
    expect(cards()).toHaveLength(117);
    expect(screen.getByRole('status').textContent).toBe('Showing 117 of 300 items');
  });

  it('has no filter with nothing to choose', () => {
    show(40, '/hardware', 79);
    expect(screen.getAllByRole('combobox').map((filter) => filter.getAttribute('name'))).toEqual([
      'for',
      'with',
    ]);
  });

  it('says so where nothing fits', async () => {
    show(40);
    await userEvent.selectOptions(screen.getByLabelText('Works with'), 'Hyperfibre plans');
    expect(screen.getByRole('heading', { name: 'No items fit all of these filters' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('None of 40 items fit');
  });

  it('has no page beyond its end', () => {
    show(40, '/hardware/page/9');
    expect(screen.getByRole('link', { name: 'Start of the list' }).getAttribute('href')).toBe('/hardware');
  });
});
