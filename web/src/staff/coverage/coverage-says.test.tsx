import { blankCoverage, type Coverage } from '@kowhai/domain/coverage/coverage';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { takeLastOffer } from '#state/toasts.ts';
import { exampleOrder } from '#testing/example-order.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { CoverageSays } from './coverage-says.tsx';

it('flags an order for what is not there yet, and one press on review turns it into some streets, with Undo', async () => {
  const updatedAt = '2026-11-20T00:00:00.000Z';
  let known: Coverage = {
    ...blankCoverage('6012'),
    place: 'Karori',
    fibre: 'not yet',
    exampleKinds: ['fibre', 'wireless'],
    updatedAt,
  };
  const sent = fakeApi({
    getCoverage: () => known,
    changeCoverage: ({ body }) => {
      known = { ...known, fibre: body.fibre ?? null };
      return known;
    },
  });
  renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <CoverageSays order={exampleOrder} />
    </QueryClientProvider>,
  );
  await screen.findByText('Fibre doesn’t reach Karori 6012 yet', { exact: false });
  expect(screen.getByText('Not yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Fibre is here: set 6012 to some streets' }));
  await screen.findByText('Fibre reaches some streets in Karori 6012');
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(sent).toMatchObject([{ body: { fibre: 'some', updatedAt } }]);
  takeLastOffer();
  await screen.findByText('Fibre doesn’t reach Karori 6012 yet', { exact: false });
  expect(sent[1]).toMatchObject({ body: { fibre: 'not yet', exampleKinds: ['fibre', 'wireless'] } });
});
