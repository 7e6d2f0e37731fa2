import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderForTest } from '#testing/render.tsx';
import { Dialog } from './dialog.tsx';
import { ToastRegion } from './toast-region.tsx';

const run = vi.fn();
const toasts = [
  { id: 1, status: 'success', message: 'Order processed.', action: { label: 'Undo', run } },
] as const;

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog title="Cancel the order?" isOpen={isOpen} onClose={() => setOpen(false)}>
        <button type="button" onClick={() => setOpen(false)}>
          Close
        </button>
      </Dialog>
      <ToastRegion toasts={toasts} onDismiss={vi.fn()} />
    </>
  );
}

const dialogAround = (name: string) => screen.getByRole('button', { name }).closest('dialog');

it('puts notices into the dialog that is open, where they can be pressed, and back when it closes', async () => {
  renderForTest(<Page />);
  expect(dialogAround('Undo')).toBeNull();
  const region = document.querySelector('[aria-live]');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await vi.waitFor(() => expect(dialogAround('Undo')).toBe(dialogAround('Close')));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(dialogAround('Undo')).toBeNull());
  // Screen readers miss words that come with their region.
  expect(document.querySelectorAll('[aria-live]')).toHaveLength(1);
  expect(document.querySelector('[aria-live]')).toBe(region);
});
