import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { suggestsAddresses } from './address-suggestions.tsx';
import { SuggestionList } from './suggestion-list.tsx';

const onChoose = vi.fn();
const field = () => screen.getByLabelText<HTMLInputElement>('Street');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

let sent: ReturnType<typeof fakeApi>;

beforeEach(() => {
  onChoose.mockReset();
  sent = fakeApi({});
  renderForTest(
    <>
      <input id="street" aria-label="Street" {...suggestsAddresses} />
      <SuggestionList fieldId="street" onChoose={onChoose} />
    </>,
  );
});

it('suggests the country’s streets from the third letter on, and asks nobody', async () => {
  await userEvent.type(field(), 'qu');
  expect(options()).toEqual([]);
  await userEvent.type(field(), 'een');
  await waitFor(() => expect(options()).toHaveLength(5));
  await userEvent.clear(field());
  await userEvent.type(field(), '2/15 queen st thames');
  await waitFor(() => expect(options()).toEqual(['2/15 Queen Street, Thames 3500']));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ address: '2/15 Queen Street', city: 'Thames', postalCode: '3500' }),
  );
  expect(sent).toEqual([]);
});

it('is a combobox for keyboard and screen reader, whose focus stays in the field', async () => {
  await userEvent.type(field(), '14 Tāwhiri');
  await waitFor(() => expect(options()).toHaveLength(2));
  const [first, second] = options();
  // A key would silence it: it is said once nothing more is typed.
  expect(screen.getByRole('status').textContent).toBe('');
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('2 addresses. Use the arrow keys to choose.'),
  );
  const combobox = screen.getByRole('combobox', { name: 'Street', expanded: true });
  expect(combobox.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);

  const pointedAt = () =>
    document.getElementById(combobox.getAttribute('aria-activedescendant') ?? '')?.textContent;
  await userEvent.keyboard('{ArrowDown}');
  expect(pointedAt()).toBe(first);
  await userEvent.keyboard('{ArrowUp}');
  expect(pointedAt()).toBeUndefined();
  await userEvent.keyboard('{ArrowUp}');
  expect(pointedAt()).toBe(second);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe(second);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(field());
  expect(screen.getByRole('status').textContent).toBe(`Chosen: ${second}`);
  expect(onChoose).toHaveBeenCalledOnce();
  expect(options()).toEqual([]);

  await userEvent.type(field(), ' Road');
  await waitFor(() => expect(options()).toHaveLength(2));
  await userEvent.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(field().value).toBe('14 Tāwhiri Road');
});

it('suggests nothing while a browser fills in the form', async () => {
  field().value = '14 Tāwhiri Road';
  fireEvent(field(), new Event('input'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(options()).toEqual([]);
});
