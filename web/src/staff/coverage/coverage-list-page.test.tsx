import { blankCoverage, type Coverage } from '@kowhai/domain/coverage/coverage';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { CoverageListPage } from './coverage-list-page.tsx';

const later = '2026-11-26T00:00:00.000Z';
const karori: Coverage = {
  ...blankCoverage('6012'),
  place: 'Karori',
  fibre: 'most',
  exampleKinds: ['fibre'],
};
const plan = { seenAt: new Date().toISOString(), added: 1, changed: 0, same: 2, examples: [] };

/** Shows the page with an API that knows Karori. @returns what is sent to it */
function show(path = '/') {
  const sent = fakeApi({
    listCoverage: ({ query: { q = '' } }) => [karori].filter(({ _id }) => _id.startsWith(q)),
    changeCoverage: { ...karori, editedAt: later },
    previewCoverageImport: plan,
    importCoverage: plan,
  });
  renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <CoverageListPage />
    </QueryClientProvider>,
    path,
  );
  return sent;
}

it('saves each cell as it is changed, on what was seen', async () => {
  const sent = show();
  await userEvent.selectOptions(await screen.findByLabelText('Hyperfibre in Karori 6012'), 'Some streets');
  await userEvent.type(screen.getByLabelText('Note for Karori 6012'), '5G from the mast{Enter}');
  await waitFor(() => expect(sent.length).toBe(2));
  expect(sent.map(({ body }) => body)).toEqual([
    { hyperfibre: 'some', seenAt: karori.editedAt },
    // Their own change before is no conflict.
    { note: '5G from the mast', seenAt: later },
  ]);
});

it('brings back what was there at Escape, and leaves an input method its own', async () => {
  const sent = show();
  const note = await screen.findByLabelText<HTMLInputElement>('Note for Karori 6012');
  await userEvent.type(note, '5G');
  fireEvent.keyDown(note, { key: 'Escape', isComposing: true });
  expect(note.value).toBe('5G');
  await userEvent.keyboard('{Escape}');
  expect(note.value).toBe('');
  await userEvent.tab();
  expect(sent).toEqual([]);
});

it('has a row for a postcode that nothing is known of, and none for one that is not in use', async () => {
  show('/?q=6013');
  expect(await screen.findByLabelText('Fibre in 6013')).toBeTruthy();
  show('/?q=5910');
  await screen.findByText('No postcodes match');
});

const choose = (text: string) =>
  userEvent.upload(screen.getByLabelText('CSV or Excel file'), new File([text], 'coverage.csv'));
const heading = 'Postcode,Fibre,Hyperfibre,Wireless';

it('shows what a file would change, and imports it as it was looked at', async () => {
  const sent = show();
  await choose(`${heading}\n110,most,,some`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Import 1 postcode?' }));
  dialog.getByText(/^1 new, 0 changed, 2 as they are\./);
  await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const rows = [{ _id: '0110', fibre: 'most', hyperfibre: null, wireless: 'some' }];
  expect(sent.map(({ body }) => body)).toEqual([{ rows }, { rows, seenAt: plan.seenAt }]);
});

it('names the lines of a file that it refuses, and sends nothing', async () => {
  const sent = show();
  await choose(`${heading}\n6012,most,,\n6012,some,,\n60,most,,`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Nothing was imported' }));
  dialog.getByText('Line 3: 6012 is on line 2 too');
  dialog.getByText('Line 4: Enter a 4-digit postcode');
  expect(dialog.queryByRole('button', { name: 'Import' })).toBeNull();
  expect(sent).toEqual([]);
});
