import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import { blankHardware } from '@kowhai/domain/catalogue/hardware-fields';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { examplePlan } from '#testing/example-plans.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { sheetColumns } from './catalogue-columns.tsx';
import { CatalogueInfoPage } from './catalogue-info-page.tsx';
import type { CatalogueItem, CatalogueKind } from './catalogue-kind.ts';
import { catalogueKinds } from './catalogue-kinds.ts';
import { CatalogueListPage } from './catalogue-list-page.tsx';

const max = examplePlan({
  _id: 'max',
  price: 64.5,
  offerSummaryPath: 'documents/max.pdf',
  updatedAt: '2026-01-01T00:00:00.000Z',
  editedAt: '2026-01-01T00:00:00.000Z',
});
const mesh: Hardware = {
  ...blankHardware,
  _id: 'mesh',
  name: 'Tūī Mesh 6',
  worksWith: [
    { _id: 'max', name: 'Fibre Max' },
    { _id: 'starter', name: 'Fibre Starter' },
  ],
  price: 229.99,
  countInStock: 3,
  imagePath: 'images/mesh.webp',
  imageAlt: 'A white box',
  hardwareFeatureName1: 'Reach',
  hardwareFeatureInfo1: 'Two floors',
  updatedAt: '2026-01-01T00:00:00.000Z',
  editedAt: '2026-01-01T00:00:00.000Z',
};

function show(page: ReactNode, item: CatalogueItem) {
  const sent = fakeApi({
    getPlan: max,
    listPlans: [max],
    getHardware: mesh,
    listHardware: [mesh],
    listAudit: [],
    getPageState: { state: 'off' },
  });
  renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <Routes>
        <Route path="/:id" element={page} />
        <Route path="/admin/service/copy/edit" element={<p>The copy</p>} />
        <Route path="/admin/servicelist" element={<p>All services</p>} />
      </Routes>
    </QueryClientProvider>,
    `/${item._id}`,
  );
  return sent;
}

describe('a list', () => {
  const readTable = async () => {
    const table = within(await screen.findByRole('table'));
    const headings = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const cells = table.getAllByRole('cell').map(({ textContent }) => textContent);
    return { headings, cells };
  };

  /** Where Add New and Edit lead, and whether there is Delete. */
  const readWays = (name: string) => {
    const [add, edit] = [/^Add New (Service|Hardware)$/, `Edit ${name}`].map((link) =>
      screen.getByRole('link', { name: link }).getAttribute('href'),
    );
    return [add, edit, screen.queryByRole('button', { name: `Delete ${name}` }) !== null];
  };

  it('of plans shows what they cost and how fast they are', async () => {
    // A narrower window leaves a column out.
    vi.stubGlobal('innerWidth', 1280);
    show(<CatalogueListPage of="plan" />, max);
    const { headings, cells } = await readTable();
    expect(headings).toEqual([
      'Name ↑',
      'Category ↕',
      'Price ↕',
      'Download ↕',
      'Upload ↕',
      'Status',
      'Actions',
    ]);
    expect(cells.slice(0, 4)).toEqual(['Fibre', '$64.50', max.download, max.upload]);
    expect(screen.queryByLabelText('Stock')).toBeNull();
    expect(readWays(max.name)).toEqual(['/admin/service/new', '/admin/service/max/edit', true]);
  });

  it('of hardware shows what it costs and how many there are, and can be narrowed to what runs out', async () => {
    show(<CatalogueListPage of="hardware" />, mesh);
    const { headings, cells } = await readTable();
    expect(headings).toEqual(['Name ↑', 'Category ↕', 'Price ↕', 'Stock ↕', 'Status', 'Actions']);
    expect(cells.slice(0, 3)).toEqual(['Fibre', '$229.99', '3']);
    expect(screen.getByLabelText('Stock')).toBeTruthy();
    expect(readWays(mesh.name)).toEqual(['/admin/hardware/new', '/admin/hardware/mesh/edit', true]);
  });
});

describe("an item's page", () => {
  const readFacts = async () => {
    await screen.findByText('Updated');
    return [...document.querySelectorAll('dl > div')].map((fact) =>
      [...fact.children].map((c) => c.textContent),
    );
  };

  it('tells everything of a plan, with a link to its document', async () => {
    show(<CatalogueInfoPage of="plan" />, max);
    const facts = await readFacts();
    expect(facts.slice(0, 4)).toEqual([
      ['Status', 'Published'],
      ['Category', 'Fibre'],
      ['Price', '$64.50 per month'],
      ['Download speed', max.download],
    ]);
    expect(facts.slice(-2)).toEqual([
      ['Offer summary', 'Open the PDF'],
      ['Updated', '2026-01-01'],
    ]);
  });

  it('tells everything of hardware, its features by their own names, below its picture', async () => {
    show(<CatalogueInfoPage of="hardware" />, mesh);
    expect(await readFacts()).toEqual([
      ['Status', 'Draft'],
      ['Category', 'Fibre'],
      ['Works with', 'Fibre Max, Fibre Starter'],
      ['Modem, router or gateway', 'No'],
      ['Price', '$229.99'],
      ['In stock', '3'],
      ['Reach', 'Two floors'],
      ['What the image shows', 'A white box'],
      ['Updated', '2026-01-01'],
    ]);
    expect(screen.getByRole('img', { name: 'A white box' })).toBeTruthy();
  });

  it('copies the plan once, however often that is pressed, and opens the copy', async () => {
    const sent = show(<CatalogueInfoPage of="plan" />, max);
    const { promise: copy, resolve: answer } = Promise.withResolvers<typeof max>();
    fakeApi({ duplicatePlan: () => copy });
    const button = await screen.findByRole('button', { name: 'Duplicate as a draft' });
    await userEvent.click(button);
    await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    await userEvent.click(button);
    answer({ ...max, _id: 'copy', isPublished: false });
    await screen.findByText('The copy');
    expect(sent).toEqual([{ name: 'duplicatePlan', params: { id: 'max' } }]);
  });

  it('tells how many orders have the plan before it goes', async () => {
    const sent = show(<CatalogueInfoPage of="plan" />, max);
    fakeApi({ getPlanUse: { orders: 1, openOrders: 1 }, deletePlan: { message: 'Deleted' } });
    await userEvent.click(await screen.findByRole('button', { name: `Delete ${max.name}` }));
    const dialog = within(screen.getByRole('dialog', { name: 'Do you want to delete this service?' }));
    await dialog.findByText(/^1 order includes it, 1 still open\./);
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete service' }));
    await screen.findByText('All services');
    expect(sent).toEqual([{ name: 'deletePlan', params: { id: 'max' } }]);
  });
});

it.each<[string, CatalogueKind, CatalogueItem, Record<string, unknown>]>([
  [
    'plans',
    catalogueKinds.plan,
    max,
    {
      Id: 'max',
      Name: max.name,
      Category: 'fibre',
      Price: 64.5,
      Download: max.download,
      Upload: max.upload,
      'Data cap': max.dataCap,
      Term: max.term,
      Equipment: max.equipment,
      Label: max.highlight,
      Published: 'Yes',
      Updated: '2026-01-01',
    },
  ],
  [
    'hardware',
    catalogueKinds.hardware,
    mesh,
    {
      Id: 'mesh',
      Name: 'Tūī Mesh 6',
      Category: 'fibre',
      'Works with': 'Fibre Max, Fibre Starter',
      Modem: 'No',
      Price: 229.99,
      Stock: 3,
      Published: 'No',
      Updated: '2026-01-01',
    },
  ],
])('writes %s into a file with amounts as numbers', (_, kind, item, cells) => {
  const columns = sheetColumns(kind);
  expect(columns.map(({ header, value }) => [header, value(item)])).toEqual(Object.entries(cells));
});
