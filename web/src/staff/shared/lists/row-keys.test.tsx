import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderForTest } from '#testing/render.tsx';
import { type Column, DataTable } from '#ui/table/data-table.tsx';
import { findCurrentRow, focusOpenedRow, followRow, moveRow, rememberClickedRow } from './row-keys.ts';

const columns: readonly Column<string>[] = [
  { header: 'Order number', isRowHeader: true, cell: (number) => <a href={`/order/${number}`}>{number}</a> },
];

function List() {
  const [numbers, setNumbers] = useState(['KB-1', 'KB-2', 'KB-3']);
  return (
    <main>
      <DataTable caption="Orders" columns={columns} rows={numbers} getKey={(number) => number} />
      <button type="button" onClick={() => setNumbers(numbers.slice(1))}>
        Process the first
      </button>
    </main>
  );
}

beforeEach(() => vi.stubGlobal('requestIdleCallback', (run: () => void) => run()));
afterEach(() => vi.unstubAllGlobals());

it('leads past a row that is seen leaving, which would take the focus with it', async () => {
  // What is shown first asks for what makes rows move; what is shown after that has it.
  renderForTest(<List />);
  await act(() => import('#ui/motion/motion-features.ts'));
  renderForTest(<List />);
  fireEvent.click(screen.getByRole('button', { name: 'Process the first' }));
  expect(screen.getByText('KB-1')).toBeDefined();
  expect(moveRow(1)).toBe(true);
  expect(findCurrentRow()?.dataset.id).toBe('KB-2');
});

it('goes back to the row that was opened from that list, once', () => {
  renderForTest(<List />);
  document.addEventListener('click', rememberClickedRow, { capture: true, once: true });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByText('KB-2'));
  focusOpenedRow();
  expect(findCurrentRow()?.dataset.id).toBe('KB-2');
  screen.getByText('KB-3').focus();
  focusOpenedRow();
  expect(findCurrentRow()?.dataset.id).toBe('KB-3');
});

it.each([
  ['Ctrl', { ctrlKey: true }],
  ['⌘', { metaKey: true }],
  ['the middle button', { button: 1 }],
])('opens a tab for a click beside the link with %s, as the link does', (_, init) => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  renderForTest(<List />);
  document.addEventListener('click', followRow, { once: true });
  fireEvent.click(screen.getByText('KB-2').closest('tr') as HTMLElement, init);
  expect(opened.mock.calls.map(([href]) => new URL(`${href}`).pathname)).toEqual(['/order/KB-2']);
});
