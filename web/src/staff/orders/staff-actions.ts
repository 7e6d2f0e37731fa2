/** The buttons of an order as staff see them: what each says, does and why it may be off. */
import { checkTransition, type OrderAction, type OrderStatus } from '@kowhai/domain/order-status';

export type StaffAction = {
  action: OrderAction;
  label: string;
  /** What pressing it does, or why it cannot be pressed. */
  note: string;
  isEnabled: boolean;
};

const actions: Record<OrderAction, { label: string; doneLabel: string; effect: string; doneNote: string }> = {
  process: {
    label: 'Process Order',
    doneLabel: 'Processing',
    effect: 'Sets it to Processing and emails the customer.',
    doneNote: 'It is being processed, and the customer was emailed.',
  },
  complete: {
    label: 'Complete Order',
    doneLabel: 'Completed',
    effect: 'Marks it as connected and done, and emails the customer.',
    doneNote: 'It is done.',
  },
  reset: {
    label: 'Reset Status',
    doneLabel: 'Reset Status',
    effect: 'Takes it back to Submitted. Nobody is emailed.',
    doneNote: 'It is Submitted already.',
  },
};

const refusedNote = 'Reset the status first.';

export function listStaffActions(status: OrderStatus): StaffAction[] {
  return (['process', 'complete', 'reset'] as const).map((action) => {
    const { label, doneLabel, effect, doneNote } = actions[action];
    const verdict = checkTransition(status, action);
    if (verdict === 'allowed') return { action, label, note: effect, isEnabled: true };
    if (verdict === 'done') return { action, label: doneLabel, note: doneNote, isEnabled: false };
    return { action, label, note: refusedNote, isEnabled: false };
  });
}
