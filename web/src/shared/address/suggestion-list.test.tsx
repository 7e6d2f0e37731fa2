import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { fakeApi, loseConnection } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { suggestsAddresses } from './address-suggestions.tsx';
import { SuggestionList } from './suggestion-list.tsx';

const suggestions = [
  { id: '1', label: '14 Tāwhiri Road, Karori, Wellington 6012' },
  { id: '2', label: '14A Tāwhiri Road, Karori, Wellington 6012' },
];
const found = {
  address: '14A Tāwhiri Road',
  city: 'Karori, Wellington',
  region: 'Wellington',
  postalCode: '6012',
  country: 'New Zealand',
  addressId: '2',
} as const;
const onChoose = vi.fn();
const field = () => screen.getByLabelText<HTMLInputElement>('Street');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  onChoose.mockReset();
  vi.stubEnv('VITE_ADDRESS_PROVIDER', 'Addressfinder');
  onTestFinished(() => void vi.unstubAllEnvs());
  renderForTest(
    <>
      <input id="street" aria-label="Street" {...suggestsAddresses} />
      <SuggestionList fieldId="street" onChoose={onChoose} />
    </>,
  );
});

it('suggests the country’s streets from the third letter on, and asks nobody', async () => {
  vi.stubEnv('VITE_ADDRESS_PROVIDER', '');
  const sent = fakeApi({});
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
  const finding = Promise.withResolvers<typeof found>();
  fakeApi({ suggestAddresses: suggestions, findAddress: () => finding.promise });
  await userEvent.type(field(), '14 Tāwhiri');
  await waitFor(() => expect(options()).toEqual(suggestions.map(({ label }) => label)));
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
  expect(pointedAt()).toBe(suggestions[0]?.label);
  await userEvent.keyboard('{ArrowUp}');
  expect(pointedAt()).toBeUndefined();
  await userEvent.keyboard('{ArrowUp}');
  expect(pointedAt()).toBe(suggestions[1]?.label);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe(suggestions[1]?.label);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(field());
  expect(screen.getByRole('status').textContent).toBe(`Chosen: ${suggestions[1]?.label}`);
  // Also for a person who goes on before the parts are there.
  await userEvent.tab();
  finding.resolve(found);
  await waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith(found));
  expect(options()).toEqual([]);

  await userEvent.type(field(), ' Road');
  await waitFor(() => expect(options()).toHaveLength(2));
  await userEvent.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(field().value).toBe('14 Tāwhiri Road');
});

it('asks after a pause, and shows the answer to what was typed last', async () => {
  const first = Promise.withResolvers<typeof suggestions>();
  const sent = fakeApi({
    suggestAddresses: ({ body }) => (body.typed === '14 Tāw' ? first.promise : suggestions.slice(1)),
  });
  await userEvent.type(field(), '14 Tāw');
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.type(field(), 'hiri');
  await waitFor(() => expect(options()).toHaveLength(1));
  await act(async () => first.resolve(suggestions));
  expect(options()).toHaveLength(1);
  expect(sent.map(({ body }) => body)).toEqual([{ typed: '14 Tāw' }, { typed: '14 Tāwhiri' }]);
});

it('gives what the label says where the parts cannot be had, and the country’s streets where nobody answers', async () => {
  fakeApi({ suggestAddresses: suggestions, findAddress: loseConnection });
  await userEvent.type(field(), '14 Tāwhiri');
  await userEvent.click(await screen.findByText(suggestions[0]?.label ?? ''));
  const read = { address: '14 Tāwhiri Road', city: 'Karori', region: 'Wellington', postalCode: '6012' };
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith({ ...read, country: 'New Zealand' }));

  const lost = vi.fn(loseConnection);
  fakeApi({ suggestAddresses: lost });
  await userEvent.type(field(), ' Road');
  await waitFor(() => expect(lost).toHaveBeenCalledOnce());
  await waitFor(() => expect(options()).toHaveLength(2));
  expect(options()[0]).toBe('14 Tawhiri Road, Karori, Wellington 6012');
});

it('asks nobody while a browser fills in the form, nor for three letters', async () => {
  const sent = fakeApi({ suggestAddresses: suggestions });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const type = async (value: string, event: Event) => {
    field().value = value;
    fireEvent(field(), event);
    await act(() => vi.advanceTimersByTimeAsync(1000));
  };
  await type('14 Tāwhiri Road', new Event('input'));
  await type('14 ', new InputEvent('input'));
  expect(sent).toEqual([]);
  await type('14 T', new InputEvent('input'));
  expect(sent).toHaveLength(1);
});
