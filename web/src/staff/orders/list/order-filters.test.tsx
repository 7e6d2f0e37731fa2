import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useListAddress } from '#staff/shared/lists/use-list-page.ts';
import { exampleDesk } from '#testing/example-desk.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { OrderFilters } from './order-filters.tsx';
import { parseOrderListSearch } from './order-list-search.ts';

function Filters() {
  const { params, filterBy } = useListAddress();
  return (
    <>
      <OrderFilters search={parseOrderListSearch(params)} onFilter={filterBy} />
      <output>{params.toString()}</output>
    </>
  );
}

function show(address: string) {
  fakeApi({ watchDesk: exampleDesk(), listPlans: [] });
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Filters />
    </QueryClientProvider>,
    address,
  );
}

const address = () => decodeURIComponent(screen.getByRole('status').textContent ?? '');

it('keeps both of two filters that are changed faster than the page is drawn', () => {
  show('?only=note:,coverage:not yet&from=2026-11-20');
  act(() => {
    fireEvent.change(screen.getByLabelText('Any region'), { target: { value: 'region:Otago' } });
    fireEvent.click(screen.getByRole('button', { name: 'Remove: Has a note' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove: From 2026-11-20' }));
  });
  expect(address()).toBe('only=coverage:not+yet,region:Otago');
});
