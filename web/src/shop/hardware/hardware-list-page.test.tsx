import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import { blankHardware } from '@kowhai/domain/catalogue/hardware-fields';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
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
  renderForTest(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/hardware" element={<HardwareListPage />} />
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
  it('of twelve items has no filters', () => {
    show(12);
    expect(cards()).toHaveLength(12);
    expect(screen.queryByLabelText('Works with')).toBeNull();
  });

  it('shows everything, however long it is', () => {
    show(60);
    expect(cards()).toHaveLength(60);
    expect(screen.getByRole('status').textContent).toBe('All 60 items');
  });

  it('keeps both of two filters that are changed faster than the page is drawn', () => {
    show(40);
    act(() => {
      fireEvent.change(screen.getByLabelText('Works with'), { target: { value: 'fibre' } });
      fireEvent.change(screen.getByLabelText('What it’s for'), { target: { value: 'online' } });
    });
    expect(address()).toBe('/hardware?with=fibre&for=online');
  });

  it('is filtered by what it is for, the kind of plan and the price, and keeps the filters in its address', async () => {
    show(40);
    await userEvent.selectOptions(screen.getByLabelText('Works with'), 'Fibre plans');
    expect(screen.getByRole('status').textContent).toBe('20 of 40 items fit');
    await userEvent.selectOptions(screen.getByLabelText('What it’s for'), 'Routers and modems');
    await userEvent.selectOptions(screen.getByLabelText('Price'), 'Up to $60');
    expect(cards()).toEqual(['Item 0', 'Item 4', 'Item 8']);
    expect(address()).toBe('/hardware?with=fibre&for=online&upto=60');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect([cards().length, address()]).toEqual([40, '/hardware']);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Filter items' }));
  });

  it('opens as its address says, and ignores what is no filter', () => {
    show(40, '/hardware?with=wireless&for=nothing&upto=1e9');
    expect(screen.getByRole('status').textContent).toBe('20 of 40 items fit');
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
});
