import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import { blankHardware } from '@kowhai/domain/catalogue/hardware-fields';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { nameUnsaved } from '#staff/shared/editor/use-unsaved-changes.ts';
import { keepUnsaved } from '#state/unsaved.ts';
import { ShelfForTests } from '#testing/catalogue-server.ts';
import { fakeApi, refuse } from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { renderForTest } from '#testing/render.tsx';
import { CatalogueEditPage } from './catalogue-edit-page.tsx';

const mesh: Hardware = {
  ...blankHardware,
  _id: 'mesh',
  name: 'Tūī Mesh 6',
  price: 229.99,
  isPublished: true,
  updatedAt: '2026-01-01T00:00:00.000Z',
  editedAt: '2026-01-01T00:00:00.000Z',
};
let shelf: ShelfForTests<Hardware>;

beforeEach(() => sessionStorage.clear());

/** A page stays until what the next one needs has arrived, as in the shop. */
function Pages({ arrival }: { arrival: Promise<void> | undefined }) {
  const location = useLocation();
  const [shown, setShown] = useState(location);
  useEffect(() => void arrival?.then(() => setShown(location)), [arrival, location]);
  return (
    <Routes location={arrival ? shown : location}>
      <Route path="/admin/hardware/new" element={<CatalogueEditPage of="hardware" />} />
      <Route path="/admin/hardware/:id/edit" element={<CatalogueEditPage of="hardware" />} />
    </Routes>
  );
}

/** Opens the editor, as a reload does. */
async function show(address = '/admin/hardware/mesh/edit', arrival?: Promise<void>) {
  renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <Pages arrival={arrival} />
    </QueryClientProvider>,
    address,
  );
  await screen.findByLabelText('In stock');
}

function stock(countInStock: number) {
  shelf = new ShelfForTests('hardware', { ...mesh, countInStock });
  fakeApi(shelf.answers);
}

/** With changes that were typed before a reload. */
function keepTyped(mine: Partial<Hardware>) {
  keepUnsaved(nameUnsaved(mesh._id), { base: { fields: shelf.item, seenAt: shelf.item.editedAt }, mine });
}

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const retype = (label: string | RegExp, text: string) => fill(field(label), text);
const sell = (count: number) => shelf.sold({ countInStock: shelf.item.countInStock - count });
const saved = () => screen.findByText('All saved');

describe('the stock', () => {
  it('takes no sale back when what was typed comes back after it', async () => {
    stock(60);
    keepTyped({ countInStock: 70 });
    sell(3);
    await show();
    expect(field('In stock').value).toBe('67');
    expect(screen.getByText(/^It was 57 when you opened this/)).toBeTruthy();
    expect(screen.getByText(/In stock: was/).parentElement?.textContent).toBe(
      'In stock: was 60, is now 57. Yours is 67, and would replace it. Keep theirs: In stock',
    );
    await press('Save');
    await saved();
    expect(shelf.item.countInStock).toBe(67);
    await show();
    expect(field('In stock').value).toBe('67');
  });

  it('keeps sales when a colleague changed something and it is saved again', async () => {
    stock(10);
    keepTyped({ countInStock: 15 });
    await show();
    sell(3);
    shelf.changedBy('Wiremu Example', { tagline: 'Everywhere' });
    await press('Save');
    await screen.findByText(/changed this since you opened it/);
    expect(field('In stock').value).toBe('12');
    expect(screen.getByText(/^It was 7 when you opened this/)).toBeTruthy();
    await press('Save');
    await saved();
    expect(shelf.item).toMatchObject({ countInStock: 12, tagline: 'Everywhere' });
  });

  it('is told at its field where there is less than was to be taken away', async () => {
    stock(5);
    keepTyped({ countInStock: 1 });
    await show();
    sell(3);
    await press('Save');
    const link = await screen.findByRole('link', { name: 'Only 2 in stock' });
    expect(link.getAttribute('href')).toBe('#countInStock');
    expect(field('In stock').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^It was 2 when you opened this/)).toBeTruthy();
    // As many as there were are taken away, and not more.
    expect(field('In stock').value).toBe('0');
  });
});

describe('a new one', () => {
  beforeEach(() => {
    const { updatedAt } = mesh;
    shelf = new ShelfForTests('hardware', {
      ...blankHardware,
      _id: 'nobody',
      updatedAt,
      editedAt: updatedAt,
    });
    fakeApi(shelf.answers);
  });

  it('is published with its first save, and nothing of what was typed comes back', async () => {
    await show('/admin/hardware/new');
    await retype('Name', 'Tūī Mesh 7');
    await retype('Price', '99.5');
    await retype('In stock', '7');
    await press('Save and publish');
    await screen.findByRole('heading', { name: 'Tūī Mesh 7', level: 1 });
    await saved();
    expect(shelf.item).toMatchObject({ name: 'Tūī Mesh 7', price: 99.5, countInStock: 7, isPublished: true });
    expect(screen.queryByText(/Keep theirs/)).toBeNull();
    await retype('In stock', '9');
    await press('Save');
    await saved();
    expect(shelf.item.countInStock).toBe(9);
  });

  it('keeps what is typed after its first save until its own page has come', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await show('/admin/hardware/new', promise);
    await retype('Name', 'Tūī Mesh 7');
    await press('Save draft');
    await saved();
    await retype(/^Tagline/, 'In every room');
    resolve();
    await screen.findByRole('heading', { name: 'Tūī Mesh 7', level: 1 });
    await screen.findByText('Changed: Tagline.');
    expect(field(/^Tagline/).value).toBe('In every room');
    expect(sessionStorage).toHaveLength(1);
  });
});

it('leads from a full shop’s refusal to the button that publishes', async () => {
  shelf = new ShelfForTests('hardware', { ...mesh, isPublished: false });
  const full = '60 pieces of hardware are on sale. Take one off sale first.';
  const refused = refuse('VALIDATION', 'Check this', { fields: { isPublished: full } });
  fakeApi({ ...shelf.answers, updateHardware: () => refused });
  await show();
  await press('Save and publish');
  await userEvent.click(await screen.findByRole('link', { name: full }));
  expect(document.activeElement?.textContent).toBe('Save and publish');
});

describe('a file on its way', () => {
  /** The uploads that wait for their answer. */
  let uploads: UploadForTests[];

  class UploadForTests extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = 201;
    readonly responseText = JSON.stringify({ imagePath: 'images/new.webp' });
    open() {}
    abort() {
      this.dispatchEvent(new Event('abort'));
    }
    send() {
      uploads.push(this);
    }
  }

  beforeEach(() => {
    uploads = [];
    vi.stubGlobal('XMLHttpRequest', UploadForTests);
  });

  const choose = async () => {
    await userEvent.upload(field('Image'), new File(['RIFF....WEBP'], 'mesh.webp', { type: 'image/webp' }));
    await screen.findByText('Uploading a file. You can save once it’s done.');
  };

  it('has saving wait, by button and by key', async () => {
    stock(5);
    keepTyped({ tagline: 'Everywhere' });
    await show();
    await choose();
    await press('Save');
    await press('Save and unpublish');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(shelf.sent).toEqual([]);
    act(() => void uploads[0]?.dispatchEvent(new Event('load')));
    await screen.findByText('Not saved yet');
    await press('Save');
    await saved();
    expect(shelf.sent).toEqual([{ tagline: 'Everywhere', imagePath: 'images/new.webp' }]);
  });

  it('can be taken back: the item is as it was, and another file can be chosen', async () => {
    stock(5);
    await show();
    await choose();
    expect(screen.getByRole('progressbar', { name: 'Uploading image' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Cancel/ }));
    await screen.findByText('All saved');
    // An answer that comes all the same changes nothing.
    act(() => void uploads[0]?.dispatchEvent(new Event('load')));
    expect(screen.queryByRole('alert')).toBeNull();
    await choose();
    act(() => void uploads[1]?.dispatchEvent(new Event('load')));
    await screen.findByText('Not saved yet');
    await press('Remove it');
    await screen.findByText('All saved');
    expect(shelf.sent).toEqual([]);
  });

  it('is not left behind without a question', async () => {
    stock(5);
    await show();
    await choose();
    await userEvent.click(screen.getByRole('link', { name: 'Hardwares' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy());
  });
});
