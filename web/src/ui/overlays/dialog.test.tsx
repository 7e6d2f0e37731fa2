import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderForTest } from '#testing/render.tsx';
import { ConfirmDialog } from './dialog.tsx';

function show(isOpen: boolean) {
  const onConfirm = vi.fn();
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

it('is not in the way while it is closed', () => {
  show(false);
  expect(screen.queryByRole('button', { name: 'Delete order' })).toBeNull();
});
