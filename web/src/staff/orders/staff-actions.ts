/** The buttons of an order as staff see them: what each says, does and why it may be off. */
import { checkTransition, type OrderAction, type OrderStatus } from '@kowhai/domain/order-status';

export type StaffAction = {
  action: OrderAction;
  label: string;
  /** What pressing it does, or why it cannot be pressed. */
  note: string;
  isEnabled: boolean;
};

/** What a screen says of an action and which call it is: the one place for a new one. */
export const staffActions = {
  process: {
    call: 'processOrder',
    bulkLabel: 'Process and email',
    label: 'Process Order',
    doneLabel: 'Processing',
    effect: 'Moves it to Processing and emails the customer.',
    doneNote: 'Already processing. The customer’s been emailed.',
    isMailed: true,
    success: 'Order status changed',
    successOfMany: (count: number) => `Status of ${count} orders changed`,
    history: 'Set to Processing',
  },
  complete: {
    call: 'completeOrder',
    bulkLabel: 'Complete and email',
    label: 'Complete Order',
    doneLabel: 'Completed',
    effect: 'Marks it connected and emails the customer.',
    doneNote: 'All done.',
    isMailed: true,
    success: 'Order completed',
    successOfMany: (count: number) => `${count} orders completed`,
    history: 'Completed',
  },
  reset: {
    call: 'resetOrder',
    bulkLabel: 'Reset',
    label: 'Reset Status',
    doneLabel: 'Reset Status',
    effect: 'Moves it back to Submitted. Sends no email.',
    doneNote: 'Already Submitted.',
    isMailed: false,
    success: 'Order status changed',
    successOfMany: (count: number) => `Status of ${count} orders changed`,
    history: 'Reset to Submitted',
  },
} as const satisfies Record<OrderAction, object>;

/** In the order of their buttons. */
export const staffActionNames = Object.keys(staffActions) as OrderAction[];

const refusedNote = 'Reset the status first.';

/** What cancelling does, or why it cannot be done. */
export function describeCancelling(status: OrderStatus): string {
  return checkTransition(status, 'cancel') === 'allowed'
    ? 'Emails the customer and puts any hardware back in stock.'
    : refusedNote;
}

/** None for a cancelled order: nothing leads back from there. */
export function listStaffActions(status: OrderStatus): StaffAction[] {
  if (status === 'cancelled') return [];
  return staffActionNames.map((action) => {
    const { label, doneLabel, effect, doneNote } = staffActions[action];
    const verdict = checkTransition(status, action);
    if (verdict === 'allowed') return { action, label, note: effect, isEnabled: true };
    if (verdict === 'done') return { action, label: doneLabel, note: doneNote, isEnabled: false };
    return { action, label, note: refusedNote, isEnabled: false };
  });
}
