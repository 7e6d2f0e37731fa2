import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { ConflictNotice } from './conflict-notice.tsx';

it('names each file that two people brought, as a link to it', async () => {
  fakeApi({ listAudit: [] });
  const conflict = {
    field: 'offerSummaryPath',
    before: 'documents/old.pdf',
    theirs: 'documents/theirs.pdf',
    mine: 'documents/mine.pdf',
  };
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ConflictNotice
        kind="plan"
        id="p1"
        conflicts={{ since: '2026-11-20T00:00:00.000Z', fields: [conflict] }}
        onTakeTheirs={() => {}}
      />
    </QueryClientProvider>,
  );
  const names = (await screen.findAllByRole('link')).map(({ textContent }) => textContent);
  expect(names).toEqual(['PDF old.pdf', 'PDF theirs.pdf', 'PDF mine.pdf']);
});
