import { describe, expect, it } from 'vitest';
import { listStaffActions } from './staff-actions.ts';

describe('the buttons of an order', () => {
  it.each([
    ['Submitted', ['Process Order', 'Complete Order', '(Reset Status)']],
    ['Processing', ['(Processing)', 'Complete Order', 'Reset Status']],
    ['Completed', ['(Process Order)', '(Completed)', 'Reset Status']],
  ] as const)('while it is %s; those in brackets are off', (status, expected) => {
    const shown = listStaffActions(status).map(({ label, isEnabled }) => (isEnabled ? label : `(${label})`));
    expect(shown).toEqual(expected);
  });

  it('says before processing that the customer is emailed', () => {
    expect(listStaffActions('Submitted')[0]?.note).toContain('emails the customer');
  });

  it('says of every button that is off why it is', () => {
    for (const status of ['Submitted', 'Processing', 'Completed'] as const) {
      for (const { note } of listStaffActions(status)) expect(note).not.toBe('');
    }
  });
});
