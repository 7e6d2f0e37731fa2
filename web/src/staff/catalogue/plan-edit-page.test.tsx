import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { ShelfForTests } from '#testing/catalogue-server.ts';
import { examplePlan } from '#testing/example-plans.ts';
import { renderForTest } from '#testing/render.tsx';
import { PlanEditPage } from './plan-edit-page.tsx';

const max = examplePlan({ _id: 'max', name: 'Fibre Max', price: 50 });
let shelf: ShelfForTests<typeof max>;

beforeEach(() => {
  sessionStorage.clear();
  open(max);
});

function open(plan: typeof max) {
  shelf = new ShelfForTests('plan', plan);
  vi.stubGlobal('fetch', shelf.fetch);
}

/** Opens the editor, as a reload does. */
async function show() {
  renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <Routes>
        <Route path="/admin/service/:id/edit" element={<PlanEditPage />} />
      </Routes>
    </QueryClientProvider>,
    '/admin/service/max/edit',
  );
  await screen.findByLabelText('Price per month');
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const retype = async (label: string, text: string) => {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
};
const findNotice = async (who: string) => {
  const title = await screen.findByText(`Not saved: ${who} changed this since you opened it`);
  return within(title.parentElement ?? title);
};
const saved = () => screen.findByText('All saved');

describe('a plan that two give the same answer to whether it is on sale', () => {
  it('stays off sale when the other one took it off and the rest is saved then', async () => {
    await show();
    await retype('Equipment', 'A new box');
    shelf.changedBy('Wiremu Example', { isPublished: false });
    await press('Save and take it off sale');
    const notice = await findNotice('Wiremu Example');
    expect(notice.getByText(/Published: was Yes, is now/).textContent).toBe('Published: was Yes, is now No.');
    await press('Save draft');
    await saved();
    expect(shelf.item).toMatchObject({ isPublished: false, equipment: 'A new box' });
  });

  it('stays on sale when the other one published it and the rest is saved then', async () => {
    open({ ...max, isPublished: false });
    await show();
    await retype('Equipment', 'A new box');
    shelf.changedBy('Wiremu Example', { isPublished: true });
    await press('Save and publish');
    await findNotice('Wiremu Example');
    await press('Save');
    await saved();
    expect(shelf.item).toMatchObject({ isPublished: true, equipment: 'A new box' });
  });

  it('is not published by a draft that comes back, whatever was pressed before', async () => {
    open({ ...max, isPublished: false });
    await show();
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await retype('Equipment', 'A new box');
    await press('Save and publish');
    vi.stubGlobal('fetch', shelf.fetch);
    await show();
    expect(await screen.findByText('Not saved yet: Equipment.')).toBeTruthy();
    await press('Save draft');
    await saved();
    expect(shelf.item).toMatchObject({ isPublished: false, equipment: 'A new box' });
  });
});

describe('what was typed and not saved', () => {
  it('comes back, and shows what somebody else has stored there since', async () => {
    await show();
    await retype('Price per month', '60');
    shelf.changedBy('Wiremu Example', { price: 55, term: '12 months' });
    await show();
    const notice = await findNotice('Wiremu Example');
    const conflicts = notice.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(conflicts).toEqual([
      'Price: was 50, is now 55. You have 60, which would replace it. Keep theirs: Price',
    ]);
    expect(field('Price per month').value).toBe('60');
    await press('Keep theirs: Price');
    expect(field('Price per month').value).toBe('55');
    expect(await saved()).toBeTruthy();
  });

  it('comes back without a word of others where nobody changed the same', async () => {
    await show();
    await retype('Price per month', '60');
    shelf.changedBy('Wiremu Example', { term: '12 months' });
    await show();
    await screen.findByText('Your changes from before are back');
    expect(field('Price per month').value).toBe('60');
    expect(screen.queryByText(/changed this since you opened it/)).toBeNull();
  });

  it('comes back without a number that was cleared', async () => {
    await show();
    await retype('Equipment', 'A new box');
    await userEvent.clear(field('Price per month'));
    await show();
    expect(await screen.findByText('Not saved yet: Equipment.')).toBeTruthy();
    expect(field('Price per month').value).toBe('50');
  });

  it('can be given up, with the word of what would have been replaced', async () => {
    await show();
    await retype('Price per month', '60');
    shelf.changedBy('Wiremu Example', { price: 55 });
    await show();
    await findNotice('Wiremu Example');
    await press('Discard them');
    expect(field('Price per month').value).toBe('55');
    await waitFor(() => expect(screen.queryByText(/changed this since you opened it/)).toBeNull());
  });
});

it('names nobody for a change that the trail does not tell of', async () => {
  shelf.changedBy('Wiremu Example', { term: '12 months' });
  await show();
  await retype('Price per month', '60');
  shelf.changedByOwner({ price: 55 });
  await press('Save');
  await findNotice('somebody else');
  await waitFor(() => expect(screen.queryByText(/Wiremu/)).toBeNull());
});

it('begins anew once it is saved: what is wrong then is told on top no sooner than at the next try', async () => {
  await show();
  await retype('Price per month', '60');
  await press('Save');
  await saved();
  await userEvent.clear(field('Name'));
  await userEvent.tab();
  await waitFor(() => expect(field('Name').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.queryByText('There is a problem')).toBeNull();
  await press('Save');
  expect(await screen.findByText('There is a problem')).toBeTruthy();
});
