import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderForTest } from '#testing/render.tsx';
import { Dialog } from './dialog.tsx';

function show(isOpen: boolean) {
  const onClose = vi.fn();
  renderForTest(
    <Dialog title="Send this email again?" isOpen={isOpen} onClose={onClose}>
      <button type="button">Send</button>
    </Dialog>,
  );
  return onClose;
}

it('closes on Escape, also where something keeps that from the browser', async () => {
  const onClose = show(true);
  screen.getByRole('button', { name: 'Send' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('is not in the way while it is closed', () => {
  show(false);
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});

it('stays open where it was closed and opened again before the browser told of the close', () => {
  let setOpen = (_: boolean) => {};
  function Example() {
    const [isOpen, set] = useState(true);
    setOpen = set;
    return (
      <Dialog title="Delete?" isOpen={isOpen} onClose={() => set(false)}>
        <button type="button">Delete</button>
      </Dialog>
    );
  }
  renderForTest(<Example />);
  act(() => setOpen(false));
  act(() => setOpen(true));
  fireEvent(screen.getByRole('dialog', { name: 'Delete?' }), new Event('close'));
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDefined();
});
