import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderForTest as renderPlain } from '#testing/render.tsx';
import { withFilter } from './list-address.ts';
import { ListFilter } from './list-filter.tsx';
import { LiveSearch } from './live-search.tsx';

const renderForTest = (content: ReactNode, path?: string) =>
  renderPlain(<QueryClientProvider client={new QueryClient()}>{content}</QueryClientProvider>, path);

function List() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <ListFilter
        label="Orders"
        placeholder="Name"
        q={params.get('q') ?? ''}
        days={[{ name: 'from', label: 'Placed from', value: params.get('from') ?? '' }]}
        onFilter={(wish) => setParams(withFilter(params, wish))}
      />
      <button type="button" onClick={() => setParams({})}>
        Show all
      </button>
      <output>{params.toString()}</output>
    </>
  );
}

const show = (query = '') => renderForTest(<List />, `/admin/orderlist${query}`);
const address = () => screen.getByRole('status').textContent;
const dayField = () => screen.getByLabelText<HTMLInputElement>('Placed from');

async function goToDay() {
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(dayField());
}

/** What a browser makes of a digit: a key, and a date while all parts have some digit. */
function typeDate(value: string) {
  fireEvent.keyDown(dayField(), { key: value.at(-1) });
  fireEvent.change(dayField(), { target: { value } });
  fireEvent.keyUp(dayField(), { key: value.at(-1) });
}

it('filters by a typed day once the field is left, and leaves the field in place until then', async () => {
  show('?from=2026-11-01');
  const field = dayField();
  await goToDay();
  for (const value of ['2026-11-12', '0002-11-12', '0020-11-12', '0202-11-12', '2025-11-12']) typeDate(value);
  expect(address()).toBe('from=2026-11-01');
  expect(dayField()).toBe(field);
  expect(document.activeElement).toBe(field);
  await userEvent.tab();
  expect(address()).toBe('from=2025-11-12');
});

it('filters by a typed day with Enter and keeps the focus', async () => {
  show();
  await goToDay();
  typeDate('2026-11-12');
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('from=2026-11-12');
  expect(document.activeElement).toBe(dayField());
});

it('filters by a day at once that is picked, and by none when it is taken away', () => {
  show();
  fireEvent.change(dayField(), { target: { value: '2026-11-12' } });
  expect(address()).toBe('from=2026-11-12');
  // The calendar that a key has opened takes all that comes after it.
  fireEvent.keyDown(dayField(), { key: ' ' });
  fireEvent.change(dayField(), { target: { value: '' } });
  expect(address()).toBe('');
});

it('says at the field what is no day, filters by none, and takes it back as soon as it is right', async () => {
  show('?from=2026-11-01');
  await goToDay();
  typeDate('0202-11-12');
  await userEvent.tab();
  expect(address()).toBe('from=2026-11-01');
  expect(screen.getByText('Enter a date such as 2026-11-20')).toBeTruthy();
  typeDate('2025-11-12');
  expect(screen.queryByText('Enter a date such as 2026-11-20')).toBeNull();
});

it('searches as one types, and keeps the focus', async () => {
  show();
  const field = screen.getByLabelText('Search');
  await userEvent.type(field, 'hana');
  await waitFor(() => expect(address()).toBe('q=hana'));
  expect(document.activeElement).toBe(field);
});

it('leaves the field alone while staff type in it, with spaces and pauses', async () => {
  show();
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  await userEvent.type(field, 'aroha ');
  await waitFor(() => expect(address()).toBe('q=aroha'));
  await userEvent.keyboard('okeroa');
  await waitFor(() => expect(address()).toBe('q=aroha+okeroa'));
  expect(field.value).toBe('aroha okeroa');
});

it('searches as soon as the field is left, so that no search follows where one goes next', async () => {
  show();
  await userEvent.type(screen.getByLabelText('Search'), 'hana');
  await userEvent.tab();
  expect(address()).toBe('q=hana');
});

function LateList() {
  const [q, setQ] = useState('');
  return (
    <>
      <LiveSearch q={q} placeholder="Name" onSearch={() => undefined} />
      <button type="button" onClick={({ currentTarget }) => setQ(currentTarget.value)}>
        Address
      </button>
    </>
  );
}

it('keeps what is typed while an earlier search arrives, and shows what is searched once it is left', async () => {
  renderForTest(<LateList />);
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  // The click leaves the focus where it is.
  const arrive = (value: string) => fireEvent.click(screen.getByText('Address'), { target: { value } });
  await userEvent.type(field, 'hemi');
  arrive('he');
  expect(field.value).toBe('hemi');
  await waitFor(() => {
    fireEvent.blur(field);
    expect(field.value).toBe('he');
  });
  // Only typing keeps the field to itself: the focus alone, which a dialog gives back, does not.
  arrive('aroha');
  expect(field.value).toBe('aroha');
  expect(document.activeElement).toBe(field);
});

it('shows a filter that was changed elsewhere', async () => {
  show('?q=hana&from=2026-11-01');
  await userEvent.type(screen.getByLabelText('Search'), ' berg');
  await goToDay();
  typeDate('0202-11-12');
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('');
  expect(dayField().value).toBe('');
  expect(screen.queryByText('Enter a date such as 2026-11-20')).toBeNull();
});

it('counts what narrows the list down, for phones', () => {
  const options = [
    { value: '', label: 'Any' },
    { value: 'a', label: 'A' },
  ];
  renderForTest(
    <ListFilter
      label="Orders"
      choices={[
        { name: 'item:', label: 'Any plan', all: 'All', options, value: 'a' },
        { name: 'region:', label: 'Any region', all: 'All', options, value: '' },
      ]}
      toggles={[{ label: 'Has a note', isOn: true, onToggle: () => {} }]}
      onFilter={() => {}}
    />,
  );
  expect(screen.getByText(/^Filters/).textContent).toBe('Filters (2)');
});

function Found({ onGo }: { onGo: () => void }) {
  const [q, setQ] = useState('');
  return <LiveSearch q={q} placeholder="Name" onSearch={setQ} onGo={onGo} />;
}

it.each(['{Enter}', '{ArrowDown}'])('goes to the first result at %s, and away at Esc', async (key) => {
  const onGo = vi.fn();
  renderForTest(<Found onGo={onGo} />);
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  await userEvent.type(field, 'hana');
  // The Enter that ends an input method's composition chooses a character.
  expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true })).toBe(true);
  await userEvent.keyboard(key);
  await waitFor(() => expect(onGo).toHaveBeenCalledTimes(1));
  await userEvent.keyboard('{Escape}');
  expect([field.value, document.activeElement]).toEqual(['hana', document.body]);
});
