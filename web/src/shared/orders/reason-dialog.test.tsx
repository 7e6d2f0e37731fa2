import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderForTest } from '#testing/render.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

it('keeps its words where it is refused, and asks the next time with none', async () => {
  const onConfirm = vi.fn().mockRejectedValueOnce(new Error('Busy')).mockResolvedValue(undefined);
  renderForTest(
    <ReasonDialog
      title="Do you want to cancel this order?"
      confirmLabel="Cancel the order"
      cancelLabel="Keep it"
      reasons={['Not available']}
      isReasonRequired={false}
      messageLabel="Message"
      isOpen
      onClose={vi.fn()}
      onConfirm={onConfirm}
    >
      <p>Hardware goes back in stock.</p>
    </ReasonDialog>,
  );
  const [why, message] = [screen.getByLabelText(/^Why/), screen.getByLabelText(/^Message/)];
  await userEvent.selectOptions(why, 'Not available');
  await userEvent.type(message, 'Sorry, Aroha');
  const confirm = screen.getByRole('button', { name: 'Cancel the order' });
  for (const _ of ['refused', 'done']) {
    await userEvent.click(confirm);
    expect(onConfirm).toHaveBeenLastCalledWith('Not available', 'Sorry, Aroha');
    await waitFor(() => expect(confirm.getAttribute('aria-busy')).not.toBe('true'));
  }
  expect(onConfirm).toHaveBeenCalledTimes(2);
  expect([why, message]).toMatchObject([{ value: '' }, { value: '' }]);
});

it('sends nothing without a reason that is required', async () => {
  const onConfirm = vi.fn();
  renderForTest(
    <ReasonDialog
      title="Put this order on hold?"
      confirmLabel="Put it on hold"
      cancelLabel="Cancel"
      reasons={['Not available']}
      isReasonRequired
      isOpen
      onClose={vi.fn()}
      onConfirm={onConfirm}
    >
      <p>The customer gets an email.</p>
    </ReasonDialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Put it on hold' }));
  await screen.findByText('Choose a reason');
  expect(onConfirm).not.toHaveBeenCalled();
});
