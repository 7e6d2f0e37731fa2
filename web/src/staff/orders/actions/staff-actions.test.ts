import { orderStatuses, staffReasonsFor } from '@kowhai/domain/orders/order-status';
import { describe, expect, it } from 'vitest';
import { listStaffActions, staffActionNames, staffActions } from './staff-actions.ts';

describe('the buttons of an order', () => {
  it.each([
    ['submitted', ['Process Order', 'Complete Order', '(Reset Status)', 'Cancel Order']],
    ['processing', ['(Processing)', 'Complete Order', 'Reset Status', 'Cancel Order']],
    ['completed', ['(Process Order)', '(Completed)', 'Reset Status', '(Cancel Order)']],
    ['cancelled', ['(Reset Status)']],
  ] as const)('while it is %s; those in brackets are off', (status, expected) => {
    const shown = listStaffActions(status).map(({ label, isEnabled }) => (isEnabled ? label : `(${label})`));
    expect(shown).toEqual(expected);
  });

  it('says before processing and completing that the customer is emailed, and that a reset emails nobody', () => {
    const [process, complete] = listStaffActions('submitted');
    for (const action of [process, complete]) expect(action?.note).toContain('emails the customer');
    expect(listStaffActions('processing')[2]?.note).toContain('Sends no email');
  });

  it('says of every button that is off why it is', () => {
    for (const status of orderStatuses) {
      for (const { note } of listStaffActions(status)) expect(note).not.toBe('');
    }
  });

  it('says what an action leads to wherever it asks for a reason', () => {
    const asking = staffActionNames.filter((action) => staffReasonsFor(action).reasons.length > 0);
    for (const action of asking) expect(staffActions[action]).toHaveProperty('askingNote');
  });
});
