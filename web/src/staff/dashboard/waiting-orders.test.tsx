import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForTest } from '#testing/render.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

it('processes only what is waiting and nothing warns of', () => {
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
  const first = [
    plain,
    { ...plain, _id: 'warned', number: 'KB-BBBB-2222', isWarned: true },
    { ...plain, _id: 'under way', number: 'KB-CCCC-2222', status: 'processing' as const },
  ];
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <WaitingOrders waiting={{ late: 0, dueToday: 0, open: [], first }} />
    </QueryClientProvider>,
  );
  expect(screen.getAllByRole('rowheader')).toHaveLength(3);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Process KB-AAAA-2222',
  ]);
});
