import { blankCoverage } from '@kowhai/domain/coverage/coverage';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { exampleOrder } from '#testing/example-order.ts';
import { renderForTest } from '#testing/render.tsx';
import { CoverageSays } from './coverage-says.tsx';

it('flags an order for what is not there yet, and one press on review turns it into most homes', async () => {
  let known = { ...blankCoverage('6012'), fibre: 'not yet', updatedAt: '2026-11-20T00:00:00.000Z' };
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method === 'PUT') {
      sent.push(JSON.parse(String(body)));
      known = { ...known, fibre: 'most' };
    }
    return new Response(JSON.stringify(known));
  });
  renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <CoverageSays order={exampleOrder} />
    </QueryClientProvider>,
  );
  await screen.findByText('Fibre doesn’t reach Karori 6012 yet', { exact: false });
  expect(screen.getByText('Not yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Fibre is here: set 6012 to most homes' }));
  await screen.findByText('Fibre reaches most homes in Karori 6012');
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(sent).toEqual([{ fibre: 'most', updatedAt: '2026-11-20T00:00:00.000Z' }]);
});
