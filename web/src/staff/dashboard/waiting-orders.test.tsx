import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleDesk } from '#testing/example-desk.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

const plain = {
  _id: 'plain',
  number: 'KB-AAAA-2222',
  isWarned: false,
  due: { what: 'review', day: '2026-11-24' },
  status: 'submitted',
  name: 'Aroha Example',
  plan: 'Fibre Max',
  town: 'Karori',
} as const;

it('takes its figures from the desk’s record, as the tabs do', async () => {
  fakeApi({
    watchDesk: exampleDesk({
      late: 3,
      today: 5,
      mine: 0,
      byStatus: { submitted: 7, processing: 2 },
    }),
  });
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <WaitingOrders first={[plain]} />
    </QueryClientProvider>,
  );
  await screen.findByRole('link', { name: /^Late ?3|^3 ?Late/ });
  for (const name of [/Due today ?5/, /Waiting for review ?7/]) screen.getByRole('link', { name });
});

it('processes only what is waiting and nothing warns of', () => {
  fakeApi({ watchDesk: exampleDesk() });
  const first = [
    plain,
    { ...plain, _id: 'warned', number: 'KB-BBBB-2222', isWarned: true },
    { ...plain, _id: 'under way', number: 'KB-CCCC-2222', status: 'processing' as const },
  ];
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <WaitingOrders first={first} />
    </QueryClientProvider>,
  );
  expect(screen.getAllByRole('rowheader')).toHaveLength(3);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Process KB-AAAA-2222',
  ]);
});
