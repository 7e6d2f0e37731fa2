import { act, fireEvent, screen } from '@testing-library/react';
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

it('fades a notice at the end of its time, and not while it is read', () => {
  vi.useFakeTimers();
  try {
    const onDismiss = vi.fn();
    const saved = { id: 1, status: 'success', message: 'Saved' } as const;
    renderForTest(<ToastRegion toasts={[saved]} onDismiss={onDismiss} />);
    const isFading = () => document.querySelector('[data-leaving]') !== null;
    const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
    pass(4900);
    expect(isFading()).toBe(true);
    fireEvent.pointerEnter(screen.getByText('Saved'));
    expect(isFading()).toBe(false);
    pass(20_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.pointerLeave(screen.getByText('Saved'));
    pass(4900);
    expect(isFading()).toBe(true);
    pass(100);
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith(1);
  } finally {
    vi.useRealTimers();
  }
});

it('ends what went well with the next press, and keeps an offer, a failure, and what that press shows', async () => {
  const onDismiss = vi.fn();
  const shown = [
    { id: 1, status: 'success', message: 'In your cart' },
    { id: 2, status: 'danger', message: 'Not saved' },
    ...toasts.map((toast) => ({ ...toast, id: 3 })),
  ] as const;
  renderForTest(
    <>
      <a href="#cart">Cart</a>
      <ToastRegion toasts={shown} onDismiss={onDismiss} />
    </>,
  );
  await userEvent.click(screen.getByText('In your cart'));
  expect(onDismiss).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Cart' }));
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith(1);
});
