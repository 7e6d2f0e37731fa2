import { blankCoverage } from '@kowhai/domain/coverage/coverage';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { exampleOrder } from '#testing/example-order.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { CoverageSays } from './coverage-says.tsx';

it('flags an order for what is not there yet, and leads to its cell', async () => {
  fakeApi({ getCoverage: { ...blankCoverage('6012'), place: 'Karori', fibre: 'not yet' } });
  renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <CoverageSays order={exampleOrder} />
    </QueryClientProvider>,
  );
  await screen.findByText('Fibre doesn’t reach Karori 6012 yet', { exact: false });
  expect(screen.getByText('Not yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Coverage of 6012' }).getAttribute('href')).toBe(
    '/admin/coverage?q=6012',
  );
});
