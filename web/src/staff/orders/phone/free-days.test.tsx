import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, it, vi } from 'vitest';
import { exampleDesk } from '#testing/example-desk.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { FreeDays } from './free-days.tsx';

afterEach(() => {
  vi.useRealTimers();
});

it('says which of the next days are free where they live, and which day is promised', async () => {
  vi.setSystemTime('2026-11-27T11:00:00.000Z');
  fakeApi({
    watchDesk: exampleDesk({ booked: { '2026-11-30': 2 } }),
  });
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <FreeDays region="Wellington" isNew />
    </QueryClientProvider>,
  );
  await screen.findByText(
    'Next days in Wellington: Mon 30 Nov (2 booked), Tue 1 Dec (free), Wed 2 Dec (free). We promise a connection by Fri 4 Dec.',
  );
});
