import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { fakeApi, loseConnection } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { ItemSelect } from './item-select.tsx';

const choice = (_id: string, name: string, countInStock = 3) => ({ _id, name, price: 90, countInStock });
const few = [
  choice('mesh', 'Tūī Mesh 6'),
  choice('router', 'Tūī Router 6', 0),
  choice('modem', 'Kererū 4G Modem'),
];
const asked = vi.fn<(q: string | undefined) => void>();

/** A catalogue of which a menu gets two at a time. */
const answerFromMany = (items: typeof few) =>
  fakeApi({
    listHardwareChoices: ({ query: { q } }) => {
      asked(q);
      const found = items.filter(({ name }) => name.toLowerCase().includes(q ?? ''));
      const headers: Record<string, string> = found.length > 2 ? { 'X-Next-Cursor': 'more' } : {};
      return Response.json(found.slice(0, 2), { headers });
    },
  });

function Field() {
  const [chosen, setChosen] = useState('');
  return (
    <form aria-label="Form" onSubmit={() => asked('sent')}>
      <ItemSelect
        kind="hardware"
        label="Any hardware"
        isCompact
        describe={({ name }) => name}
        isSoldOut={({ countInStock }) => countInStock === 0}
        value={chosen}
        text={few.find(({ _id }) => _id === chosen)?.name ?? ''}
        empty="Any hardware"
        onChoose={setChosen}
      />
      <button type="button">Next</button>
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Any hardware' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const open = async () => {
  await userEvent.click(field());
  await waitFor(() => expect(options()).not.toEqual([]));
};

beforeEach(() => {
  asked.mockReset();
  renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <Field />
    </QueryClientProvider>,
  );
});

it('has a short catalogue whole once it is opened, asks nothing before, and finds names in it without a call', async () => {
  fakeApi({
    listHardwareChoices: ({ query: { q } }) => {
      asked(q);
      return few;
    },
  });
  await userEvent.tab();
  expect(document.activeElement).toBe(field());
  expect(options()).toEqual([]);
  await open();
  expect(options()).toEqual(['Tūī Mesh 6', 'Tūī Router 6', 'Kererū 4G Modem']);
  await userEvent.type(field(), 'tui');
  expect(options()).toEqual(['Tūī Mesh 6', 'Tūī Router 6']);
  await userEvent.keyboard('{Enter}');
  expect(field().value).toBe('Tūī Mesh 6');
  await userEvent.keyboard('{Enter}');
  expect(asked.mock.calls).toEqual([[undefined]]);
});

it('says where there are more, and asks for what is typed', async () => {
  answerFromMany([...few, choice('switch', 'Kea Switch')]);
  await open();
  expect(options()).toEqual(['Tūī Mesh 6', 'Tūī Router 6']);
  await screen.findByText('There are more. Type the name to find them.');
  await userEvent.type(field(), 'switch');
  await waitFor(() => expect(options()).toEqual(['Kea Switch']));
  expect(screen.queryByText(/^There are more/)).toBeNull();
  await userEvent.clear(field());
  await userEvent.type(field(), 'zz');
  await screen.findByText('Nothing found.');
  expect(asked).toHaveBeenLastCalledWith('zz');
});

it('chooses what is typed at Enter, also where one goes on before it is found', async () => {
  const answer = Promise.withResolvers<typeof few>();
  fakeApi({ listHardwareChoices: () => answer.promise });
  await userEvent.type(field(), 'kereru{Enter}');
  await userEvent.tab();
  expect(field().value).toBe('kereru');
  answer.resolve(few);
  await waitFor(() => expect(field().value).toBe('Kererū 4G Modem'));
  expect(options()).toEqual([]);
});

it('does not choose what is sold out, and keeps what was chosen where one leaves it without another', async () => {
  fakeApi({ listHardwareChoices: few });
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
  fakeApi({ listHardwareChoices: few });
  await open();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field().value).toBe('Tūī Mesh 6');
  await open();
  await userEvent.click(screen.getByRole('option', { name: 'Any hardware' }));
  expect(field().value).toBe('');
  await open();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.clear(field());
  await userEvent.tab();
  await waitFor(() => expect(options()).toEqual([]));
  expect(field().value).toBe('');
});

it('says why it has nothing, and asks again once it is opened again', async () => {
  fakeApi({ listHardwareChoices: loseConnection });
  await userEvent.click(field());
  await screen.findByText(/^We couldn’t reach the shop/);
  await userEvent.keyboard('{Escape}');
  fakeApi({ listHardwareChoices: few });
  await open();
  expect(options()).toHaveLength(3);
});
