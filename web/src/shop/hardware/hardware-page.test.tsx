import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { hardwareQuery } from '#data/queries.ts';
import { createQueryClient } from '#data/query-client.ts';
import { exampleHardware } from '#testing/example-hardware.ts';
import { renderForTest } from '#testing/render.tsx';
import { HardwarePage } from './hardware-page.tsx';

const mesh = {
  ...exampleHardware[0],
  tagline: 'Heard in every room.',
  hardwareFeatureName1: 'Reach',
  hardwareFeatureInfo1: 'Two floors',
  hardwareFeatureName2: 'Ports',
  hardwareFeatureInfo2: 'Four',
  hardwareFeatureName3: 'Link',
  hardwareFeatureInfo3: 'Wired or wireless',
  hardwareFeatureName4: 'Hours',
  hardwareFeatureInfo4: 'For the family',
  introductionInfo: 'How it begins.',
  moreInfo: 'How it goes on.',
  factsheetPath: 'documents/mesh.pdf',
  factsheetMonth: '2025-01',
} as Hardware;

beforeEach(() => {
  const client = createQueryClient();
  client.setQueryData(hardwareQuery('mesh').queryKey, mesh);
  renderForTest(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/hardware/:id" element={<HardwarePage />} />
      </Routes>
    </QueryClientProvider>,
    '/hardware/mesh',
  );
});

it('says the item’s name, what it is and its price, and opens with the overview', () => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tūī Mesh 6');
  expect(screen.getByText(/\$229/).parentElement?.textContent).toBe('$229.99');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Tech Specs',
  ]);
  const overview = within(screen.getByRole('tabpanel', { name: 'Overview' }));
  expect(overview.getByRole('heading', { level: 2 }).textContent).toBe(mesh.tagline);
  // Under the name, and in the overview.
  expect(screen.getAllByText(mesh.shortDescription)).toHaveLength(2);
  expect(overview.getByText(mesh.shortDescription)).toBeTruthy();
  expect(overview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ReachTwo floors',
    'PortsFour',
    'LinkWired or wireless',
    'HoursFor the family',
  ]);
});

it('keeps the introduction and the rest behind Read More', () => {
  const more = screen.getByText('Read More').closest('details');
  expect(more?.open).toBe(false);
  expect(more?.textContent).toBe('Read MoreHow it begins.How it goes on.');
});

it('links the factsheet under Tech Specs', async () => {
  await userEvent.click(screen.getByRole('tab', { name: 'Tech Specs' }));
  const specs = within(screen.getByRole('tabpanel', { name: 'Tech Specs' }));
  const sheet = specs.getByRole('link', { name: 'Factsheet for Tūī Mesh 6 (PDF, January 2025)' });
  expect(sheet.getAttribute('href')).toContain('documents%2Fmesh.pdf');
});
