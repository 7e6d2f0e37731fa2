import { blankPlan } from '@kowhai/domain/catalogue/plan-fields';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { nameUnsaved } from '#staff/shared/editor/use-unsaved-changes.ts';
import { keepUnsaved } from '#state/unsaved.ts';
import { ShelfForTests } from '#testing/catalogue-server.ts';
import { examplePlan } from '#testing/example-plans.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { renderForTest } from '#testing/render.tsx';
import { CatalogueEditPage } from './catalogue-edit-page.tsx';

const max = examplePlan({ _id: 'max', name: 'Fibre Max', price: 50 });
let shelf: ShelfForTests<typeof max>;

beforeEach(() => {
  sessionStorage.clear();
  open(max);
});

function open(plan: typeof max) {
  shelf = new ShelfForTests('plan', plan);
  fakeApi(shelf.answers);
}

/** Opens the editor, as a reload does. */
async function show(address = '/admin/service/max/edit') {
  renderEditor(address);
  await screen.findByLabelText('Price per month');
}

/** Opens it with changes that were typed before a reload. */
async function showTyped(mine: Partial<typeof max>) {
  keepTyped(mine);
  await show();
}

function keepTyped(mine: Partial<typeof max>) {
  keepUnsaved(nameUnsaved(max._id), { base: { fields: shelf.item, seenAt: shelf.item.editedAt }, mine });
}

function renderEditor(address: string) {
  renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <Routes>
        <Route path="/admin/service/new" element={<CatalogueEditPage of="plan" />} />
        <Route path="/admin/service/:id/edit" element={<CatalogueEditPage of="plan" />} />
      </Routes>
    </QueryClientProvider>,
    address,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const retype = (label: string, text: string) => fill(field(label), text);
const findNotice = async (who: string) => {
  const title = await screen.findByText(`Not saved: ${who} changed this since you opened it`);
  return within(title.parentElement ?? title);
};
const saved = () => screen.findByText('All saved');

describe('a plan that two give the same answer to whether it is on sale', () => {
  it('stays off sale when the other one took it off and the rest is saved then', async () => {
    await showTyped({ equipment: 'A new box' });
    shelf.changedBy('Wiremu Example', { isPublished: false });
    await press('Save and unpublish');
    const notice = await findNotice('Wiremu Example');
    expect(notice.getByText(/^Published: was/).closest('li')?.textContent).toBe(
      'Published: was Yes, is now No.',
    );
    await press('Save draft');
    await saved();
    expect(shelf.item).toMatchObject({ isPublished: false, equipment: 'A new box' });
  });

  it('stays on sale when the other one published it and the rest is saved then', async () => {
    open({ ...max, isPublished: false });
    await showTyped({ equipment: 'A new box' });
    shelf.changedBy('Wiremu Example', { isPublished: true });
    await press('Save and publish');
    await findNotice('Wiremu Example');
    await press('Save');
    await saved();
    expect(shelf.item).toMatchObject({ isPublished: true, equipment: 'A new box' });
  });

  it('is not published by unsaved changes that come back, whatever was pressed before', async () => {
    open({ ...max, isPublished: false });
    await showTyped({ equipment: 'A new box' });
    fakeApi({ updatePlan: () => new Promise(() => {}) });
    await press('Save and publish');
    fakeApi(shelf.answers);
    await show();
    expect(await screen.findByText('Changed: Equipment.')).toBeTruthy();
    await press('Save draft');
    await saved();
    expect(shelf.item).toMatchObject({ isPublished: false, equipment: 'A new box' });
  });
});

describe('what was typed and not saved', () => {
  it('comes back, and shows what a colleague has stored since', async () => {
    await show();
    await retype('Price per month', '60');
    shelf.changedBy('Wiremu Example', { price: 55, term: '12 months' });
    await show();
    const notice = await findNotice('Wiremu Example');
    const conflicts = notice.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(conflicts).toEqual([
      'Price: was $50.00, is now $55.00. Yours is $60.00, and would replace it. Keep theirs: Price',
    ]);
    expect(field('Price per month').value).toBe('$60.00');
    await press('Keep theirs: Price');
    expect(field('Price per month').value).toBe('$55.00');
    expect(await saved()).toBeTruthy();
  });

  it('comes back without a word of others where nobody changed the same', async () => {
    keepTyped({ price: 60 });
    shelf.changedBy('Wiremu Example', { term: '12 months' });
    await show();
    await screen.findByText('We kept your unsaved changes');
    expect(field('Price per month').value).toBe('$60.00');
    expect(screen.queryByText(/changed this since you opened it/)).toBeNull();
  });

  it('can be given up, with the word of what would have been replaced', async () => {
    keepTyped({ price: 60 });
    shelf.changedBy('Wiremu Example', { price: 55 });
    await show();
    await findNotice('Wiremu Example');
    await press('Discard them');
    expect(field('Price per month').value).toBe('$55.00');
    await waitFor(() => expect(screen.queryByText(/changed this since you opened it/)).toBeNull());
  });
});

it('names nobody for a change that the trail does not tell of', async () => {
  shelf.changedBy('Wiremu Example', { term: '12 months' });
  await showTyped({ price: 60 });
  shelf.changedByOwner({ price: 55 });
  await press('Save');
  await findNotice('someone else');
  await waitFor(() => expect(screen.queryByText(/Wiremu/)).toBeNull());
});

it('begins anew once it is saved: what is wrong then is told on top no sooner than at the next try', async () => {
  await showTyped({ price: 60 });
  await press('Save');
  await saved();
  await userEvent.clear(field('Name'));
  await userEvent.tab();
  await waitFor(() => expect(field('Name').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.queryByText(/^Please check/)).toBeNull();
  await press('Save');
  expect(await screen.findByText(/^Please check/)).toBeTruthy();
});

describe('a new plan', () => {
  const blank = {
    ...blankPlan,
    _id: 'nobody',
    updatedAt: '2026-01-01T00:00:00.000Z',
    editedAt: '2026-01-01T00:00:00.000Z',
  };
  beforeEach(() => open(blank));

  it('is stored with its first save and not before, and goes on at its own address', async () => {
    await show('/admin/service/new');
    expect(screen.getByRole('heading', { name: 'New service', level: 1 })).toBeTruthy();
    await retype('Name', 'Fibre Trial');
    expect(shelf.made).toEqual([]);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByRole('heading', { name: 'Fibre Trial', level: 1 });
    await saved();
    expect(shelf.made).toMatchObject([{ name: 'Fibre Trial', price: 0, _id: expect.any(String) }]);
    await retype('Term', '12 months');
    await press('Save draft');
    await saved();
    expect(shelf.sent).toEqual([{ term: '12 months' }]);
  });

  it('comes back as it was typed after a reload, and is gone where it is given up', async () => {
    await show('/admin/service/new');
    await retype('Name', 'Fibre Trial');
    await show('/admin/service/new');
    await screen.findByText('Changed: Name.');
    expect(field('Name').value).toBe('Fibre Trial');
    await press('Discard them');
    await show('/admin/service/new');
    expect(field('Name').value).toBe('');
    expect(shelf.made).toEqual([]);
  });
});

describe('what is in the way of publishing', () => {
  const links = () =>
    within(screen.getByText(/^To publish, add/).closest('div') ?? document.body)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it('is named at once, leads to its field, and is gone once nothing is missing', async () => {
    open({ ...max, isPublished: false, term: '', equipment: '' });
    await show();
    expect(links()).toEqual(['Term', 'Equipment']);
    await userEvent.click(screen.getByRole('link', { name: 'Equipment' }));
    expect(document.activeElement).toBe(field('Equipment'));
    await userEvent.keyboard('A box');
    await retype('Term', 'None');
    expect(screen.queryByText(/^To publish, add/)).toBeNull();
  });

  it('is not named on a new plan before anything is typed', async () => {
    await show('/admin/service/new');
    expect(screen.queryByText(/^To publish, add/)).toBeNull();
    expect(screen.queryByText(/^Price: /)).toBeNull();
    await retype('Name', 'Fibre Trial');
    expect(links()).toContain('Price');
    expect(screen.getByText(/^Price: /)).toBeTruthy();
  });

  it.each(['abc', '0x10', '1e3'])('is a price of %j, and the preview shows none', async (price) => {
    open({ ...max, isPublished: false });
    await show();
    await retype('Price per month', price);
    expect(links()).toEqual(['Price']);
    const preview = within(screen.getByRole('region', { name: 'As customers see it' }));
    expect(preview.getByText('Price: Enter the price in dollars')).toBeTruthy();
    expect(preview.queryByText(/\$0|NaN/)).toBeNull();
  });

  it('is a price with parts of a cent, which is not rounded to look like another', async () => {
    await show();
    await retype('Price per month', '64.999');
    await userEvent.tab();
    expect(await screen.findByText('Enter dollars and cents, such as 64.99')).toBeTruthy();
    expect(field('Price per month').value).toBe('64.999');
  });
});

it('has its offer summary remade of what is saved, and takes the new one', async () => {
  open({ ...max, offerSummaryPath: 'documents/old.pdf' });
  await show();
  const summary = () => screen.getByRole('link', { name: 'Open the PDF' }).getAttribute('href');
  expect(summary()).toContain('old.pdf');
  const made = { ...shelf.item, offerSummaryPath: 'documents/new.pdf' };
  const sent = fakeApi({ getPlan: made, makeOfferSummary: made });
  await retype('Equipment', 'A new box');
  const remake = screen.getByRole('button', { name: 'Remake the offer summary' });
  expect(remake.getAttribute('aria-disabled')).toBe('true');
  await retype('Equipment', max.equipment);
  await userEvent.click(remake);
  await waitFor(() => expect(summary()).toContain('new.pdf'));
  expect(sent).toEqual([{ name: 'makeOfferSummary', params: { id: 'max' } }]);
});

it('says of a plan that a colleague deleted that it is gone, and keeps what was typed in sight', async () => {
  await showTyped({ equipment: 'A new box' });
  shelf.deleted();
  await press('Save');
  await screen.findByText('We can’t find that. It may have been removed.');
  expect(field('Equipment').value).toBe('A new box');
});
