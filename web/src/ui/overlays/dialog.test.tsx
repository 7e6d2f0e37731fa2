import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderForTest } from '#testing/render.tsx';
import { ConfirmDialog } from './dialog.tsx';

function show(isOpen: boolean, onConfirm = vi.fn()) {
  const onCancel = vi.fn();
  renderForTest(
    <ConfirmDialog
      title="Do you want to delete this order?"
      confirmLabel="Delete order"
      isOpen={isOpen}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      Order KB-1042
    </ConfirmDialog>,
  );
  return { onConfirm, onCancel };
}

it('asks its question and has the browser start on Cancel', async () => {
  const { onConfirm, onCancel } = show(true);
  expect(screen.getByRole('dialog', { name: 'Do you want to delete this order?' })).toBeDefined();
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  expect(cancel.hasAttribute('autofocus')).toBe(true);
  await userEvent.click(cancel);
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).toHaveBeenCalledOnce();
});

it('confirms only when that is pressed', async () => {
  const { onConfirm } = show(true);
  await userEvent.click(screen.getByRole('button', { name: 'Delete order' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('is busy until it is done, and says why it was not', async () => {
  const { promise, reject } = Promise.withResolvers();
  show(
    true,
    vi.fn(() => promise),
  );
  const confirm = screen.getByRole('button', { name: 'Delete order' });
  await userEvent.click(confirm);
  expect(confirm.getAttribute('aria-busy')).toBe('true');
  reject(new Error('It has been deleted already.'));
  expect((await screen.findByRole('alert')).textContent).toBe('It has been deleted already.');
  expect(confirm.hasAttribute('aria-busy')).toBe(false);
});

it('closes on Escape, also where something keeps that from the browser', async () => {
  const { onConfirm, onCancel } = show(true);
  screen.getByRole('button', { name: 'Cancel' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});

it('is not in the way while it is closed', () => {
  show(false);
  expect(screen.queryByRole('button', { name: 'Delete order' })).toBeNull();
});

it('stays open where it was closed and opened again before the browser told of the close', () => {
  let setOpen = (_: boolean) => {};
  function Example() {
    const [isOpen, set] = useState(true);
    setOpen = set;
    return (
      <ConfirmDialog
        title="Delete?"
        confirmLabel="Delete"
        isOpen={isOpen}
        onConfirm={vi.fn()}
        onCancel={() => set(false)}
      />
    );
  }
  renderForTest(<Example />);
  act(() => setOpen(false));
  act(() => setOpen(true));
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDefined();
});
