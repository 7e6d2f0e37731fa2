import { undoSeconds } from '@kowhai/domain/mail/mail-limit';
import type { OrderMail } from '@kowhai/domain/mail/order-mail';
import type { Order } from '@kowhai/domain/orders/order';
import {
  checkTransition,
  firstStatus,
  isCancelledStatus,
  type LookUp,
  type OrderStatus,
  orderStatusTable,
  type StatusAction,
} from '@kowhai/domain/orders/order-status';

export type StaffAction = {
  action: StatusAction;
  label: string;
  /** The effect of the action, or why it is disabled. */
  note: string;
  isEnabled: boolean;
};

const actions = {
  process: {
    call: 'processOrder',
    bulkLabel: 'Process and email',
    label: 'Process Order',
    doneLabel: 'Processing',
    effect: 'Moves it to Processing and emails the customer.',
    doneNote: 'Already processing.',
    isUndoable: true,
    success: (count: number) => (count > 1 ? `Status of ${count} orders changed` : 'Order status changed'),
    history: 'Set to Processing',
  },
  complete: {
    call: 'completeOrder',
    bulkLabel: 'Complete and email',
    label: 'Complete Order',
    doneLabel: 'Completed',
    effect: 'Marks it connected and emails the customer.',
    doneNote: 'All done.',
    isUndoable: true,
    success: (count: number) => (count > 1 ? `${count} orders completed` : 'Order completed'),
    history: 'Completed',
  },
  reset: {
    call: 'resetOrder',
    bulkLabel: 'Reset',
    label: 'Reset Status',
    doneLabel: 'Reset Status',
    effect: 'Moves it back to Submitted. Sends no email.',
    doneNote: 'Already Submitted.',
    isUndoable: false,
    success: (count: number) => (count > 1 ? `Status of ${count} orders changed` : 'Order status changed'),
    history: 'Reset to Submitted',
  },
  cancel: {
    call: 'cancelOrderAsStaff',
    bulkLabel: 'Cancel',
    label: 'Cancel Order',
    doneLabel: 'Cancelled',
    effect: 'Emails the customer and puts any hardware back in stock.',
    /** Follows the customers in the dialog that asks for the reason. */
    askingNote: `gets an email with your reason and message. Any hardware goes back in stock. You can undo this for ${undoSeconds} seconds.`,
    doneNote: 'This order is cancelled. It can’t be reopened.',
    isUndoable: true,
    success: (count: number) => (count > 1 ? `${count} orders cancelled` : 'Order cancelled'),
    history: 'Cancelled',
  },
} as const satisfies Partial<Record<StatusAction, object>>;

export const staffActions: LookUp<StatusAction, typeof actions> = actions;

export const orderMailNames: Record<OrderMail['kind'], string> = {
  'confirm-order': 'Order confirmation',
  'order-submitted': 'New order notice',
  'order-processing': 'Order being processed',
  'order-completed': 'You are connected',
  'order-cancelled': 'Cancellation confirmed',
  'order-connection': 'Connection day',
  'order-reminder': 'Connection day reminder',
  'order-late': 'Running late',
  'order-changed': 'Order changed',
  'order-changed-notice': 'Order change notice',
  'order-cancelled-notice': 'Cancellation notice',
};

export const staffActionNames = Object.keys(staffActions) as StatusAction[];

/** Whether an action would change an order. One that is done already is skipped, so no one is mailed twice. */
export function isTouched(order: Order, action: StatusAction): boolean {
  return checkTransition(order.status, action) === 'allowed';
}

/** A cancelled order has only Reset Status, which says that no action can change it. */
export function listStaffActions(status: OrderStatus): StaffAction[] {
  if (isCancelledStatus(status)) {
    const { label } = staffActions.reset;
    return [{ action: 'reset', label, note: staffActions.cancel.doneNote, isEnabled: false }];
  }
  return staffActionNames.map((action) => {
    const { label, doneLabel, effect, doneNote } = staffActions[action];
    const verdict = checkTransition(status, action);
    if (verdict === 'allowed') return { action, label, note: effect, isEnabled: true };
    if (verdict === 'done') return { action, label: doneLabel, note: doneNote, isEnabled: false };
    return { action, label, note: whyRefused(status, action), isEnabled: false };
  });
}

function whyRefused(status: OrderStatus, action: StatusAction): string {
  const isAfterReset =
    checkTransition(status, 'reset') === 'allowed' && checkTransition(firstStatus, action) === 'allowed';
  return isAfterReset ? 'Reset the status first.' : `Not while it is ${orderStatusTable[status].name}.`;
}
