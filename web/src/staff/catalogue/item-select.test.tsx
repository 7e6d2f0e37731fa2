import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { makeFailure } from '#data/client/failure.ts';
import { renderForTest } from '#testing/render.tsx';
import { ItemSelect } from './item-select.tsx';

const choice = (_id: string, name: string, countInStock = 3) => ({ _id, name, countInStock });
const few = [
  choice('mesh', 'Tūī Mesh 6'),
  choice('router', 'Tūī Router 6', 0),
  choice('modem', 'Kererū 4G Modem'),
];
const sent = vi.fn();
const refetch = vi.fn();

function Field({
  items,
  error = null,
}: {
  items?: typeof few;
  error?: ReturnType<typeof makeFailure> | null;
}) {
  const [chosen, setChosen] = useState('');
  return (
    <form aria-label="Form" onSubmit={sent}>
      <ItemSelect
        label="Any hardware"
        isCompact
        items={{ data: items, error, refetch }}
        describe={({ name }) => name}
        isSoldOut={({ countInStock }) => countInStock === 0}
        value={chosen}
        empty="Any hardware"
        onChoose={setChosen}
      />
      <output aria-label="Chosen">{chosen}</output>
      <button type="button">Next</button>
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Any hardware' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('status', { name: 'Chosen' }).textContent;
const open = async () => {
  await userEvent.click(field());
  await waitFor(() => expect(options()).not.toEqual([]));
};

const takeNext = async () => {
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(field().getAttribute('aria-activedescendant')).toBeTruthy());
  await userEvent.keyboard('{Enter}');
};

it('finds names by the first letters of their words, and chooses the first at Enter, which sends no form', async () => {
  renderForTest(<Field items={few} />);
  await open();
  expect(options()).toEqual(['Tūī Mesh 6', 'Tūī Router 6', 'Kererū 4G Modem']);
  await userEvent.type(field(), 'tui');
  expect(options()).toEqual(['Tūī Mesh 6', 'Tūī Router 6']);
  await userEvent.keyboard('{Enter}');
  expect(field().value).toBe('Tūī Mesh 6');
  await userEvent.keyboard('{Enter}');
  expect(sent).not.toHaveBeenCalled();
});

it('shows the whole list, or says that nothing is found', async () => {
  const many = Array.from({ length: 60 }, (_, n) => choice(`switch${n}`, `Kea Switch ${n}`));
  renderForTest(<Field items={[...many, ...few]} />);
  await open();
  expect(options()).toHaveLength(63);
  await userEvent.type(field(), 'mesh');
  await waitFor(() => expect(options()).toEqual(['Tūī Mesh 6']));
  await userEvent.clear(field());
  await userEvent.type(field(), 'zz');
  await screen.findByText('Nothing found.');
});

it('does not choose what is sold out, and keeps what was chosen where one leaves it without another', async () => {
  renderForTest(<Field items={few} />);
  await open();
  await userEvent.click(screen.getByRole('option', { name: 'Tūī Router 6' }));
  expect(field().value).toBe('');
  await userEvent.click(screen.getByRole('option', { name: 'Kererū 4G Modem' }));
  await userEvent.clear(field());
  await userEvent.type(field(), 'tui');
  await userEvent.keyboard('{Escape}');
  expect(field().value).toBe('Kererū 4G Modem');
});

it('goes back to all by its first option, or by an empty field', async () => {
  renderForTest(<Field items={few} />);
  await open();
  await takeNext();
  await waitFor(() => expect(field().value).toBe('Tūī Mesh 6'));
  await open();
  await userEvent.click(screen.getByRole('option', { name: 'Any hardware' }));
  expect(field().value).toBe('');
  await open();
  await takeNext();
  await userEvent.clear(field());
  await userEvent.tab();
  await waitFor(() => expect(options()).toEqual([]));
  expect(field().value).toBe('');
});

it('goes back to all where one empties the field and leaves it at once', async () => {
  const visitor = userEvent.setup({ delay: null });
  renderForTest(<Field items={few} />);
  await open();
  await takeNext();
  await waitFor(() => expect(chosen()).toBe('mesh'));
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  field().select();
  await visitor.keyboard('{Backspace}{Tab}');
  await waitFor(() => expect([chosen(), field().value]).toEqual(['', '']));
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

it('says why it has nothing, and asks again once it is opened', async () => {
  renderForTest(<Field error={makeFailure('FETCH_ERROR')} />);
  await userEvent.click(field());
  await screen.findByText(/^We couldn’t reach the shop/);
  expect(refetch).toHaveBeenCalled();
});
