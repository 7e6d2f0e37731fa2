/** The life of an order request, a row for each status. Nobody looks at the two flags or at transitions elsewhere. */
import * as z from 'zod/mini';

/** The words as they are stored and as queries and indexes use them. */
export const orderStatuses = ['submitted', 'processing', 'completed', 'cancelled'] as const;
export const orderStatus = z.enum(orderStatuses, 'Status is invalid');
export type OrderStatus = z.output<typeof orderStatus>;

/** The specification's two flags. */
export type StatusFlags = { isProcessing: boolean; isCompleted: boolean };

type StatusRow = {
  name: string;
  flags: StatusFlags;
  /** What brings an order here, and where it may come from. */
  action: string;
  /** Who may, each with the reasons to choose from. */
  by: { staff: readonly string[]; customer?: readonly string[] };
  /** Whether they must choose one. */
  isReasonRequired: boolean;
  from: readonly OrderStatus[];
  /** Where customers may take the step, if not wherever staff may. */
  customerFrom?: readonly OrderStatus[];
  /** The mail to the customer, each time that an order comes here. */
  mail: string | null;
  /** The mail to the provider, unless staff took the step. */
  notice: string | null;
  /** What the customer waits for, by a day that is promised. */
  due: 'review' | 'connection' | null;
  /** Where the order's hardware is: kept for it, sold, or back in stock. */
  stock: 'held' | 'sold' | 'returned';
};

/** The reason that is noted where another request takes the place of one. */
export const changeReason = 'I want to change it';

const otherReason = 'Another reason';

export const orderStatusTable = {
  submitted: {
    name: 'Submitted',
    flags: { isProcessing: false, isCompleted: false },
    action: 'reset',
    by: { staff: [] },
    isReasonRequired: false,
    from: ['processing', 'completed'],
    mail: null,
    notice: null,
    due: 'review',
    stock: 'held',
  },
  processing: {
    name: 'Processing',
    flags: { isProcessing: true, isCompleted: false },
    action: 'process',
    by: { staff: [] },
    isReasonRequired: false,
    from: ['submitted'],
    mail: 'order-processing',
    notice: null,
    due: 'connection',
    stock: 'held',
  },
  completed: {
    name: 'Completed',
    // Both, so that it reads the same whichever flag is looked at first.
    flags: { isProcessing: true, isCompleted: true },
    action: 'complete',
    by: { staff: [] },
    isReasonRequired: false,
    from: ['submitted', 'processing'],
    mail: 'order-completed',
    notice: null,
    due: null,
    stock: 'sold',
  },
  cancelled: {
    name: 'Cancelled',
    // The flags of a new order: the specification has none for this status, so the word alone tells them apart.
    flags: { isProcessing: false, isCompleted: false },
    action: 'cancel',
    by: {
      // The customer reads these as well.
      staff: [
        'Requested by phone or email',
        'The address cannot be connected',
        'No answer by phone or email',
        'It was ordered twice',
        otherReason,
      ],
      customer: [
        changeReason,
        'I no longer need it',
        'I chose another provider',
        'I ordered by mistake',
        'It takes too long',
        otherReason,
      ],
    },
    isReasonRequired: false,
    from: ['submitted', 'processing'],
    customerFrom: ['submitted'],
    mail: 'order-cancelled',
    notice: 'order-cancelled-notice',
    due: null,
    // Nothing leads away from here but an undo within seconds: the stock may be sold to somebody else by then.
    stock: 'returned',
  },
} as const satisfies Record<OrderStatus, StatusRow>;

type Row = (typeof orderStatusTable)[OrderStatus];

export type StatusAction = Row['action'];
export const statusActions: readonly StatusAction[] = orderStatuses.map(
  (status) => orderStatusTable[status].action,
);

/** What staff may give as the reason for an action, if any is asked for, and whether they must. */
export function staffReasonsFor(action: StatusAction): {
  reasons: readonly StaffReason[];
  isReasonRequired: boolean;
} {
  const row = Object.values(orderStatusTable).find((one) => one.action === action);
  return { reasons: row?.by.staff ?? [], isReasonRequired: row?.isReasonRequired ?? false };
}
export type StaffReason = Row['by']['staff'][number];

/** The reason as the customer is told it; undefined for "another reason", which says nothing. */
export function reasonToTell(reason: string | undefined): string | undefined {
  return reason === otherReason ? undefined : reason;
}

/** The mails that tell the customer of a status. */
export type StatusMailKind = NonNullable<Row['mail']>;
export const statusMailKinds: readonly StatusMailKind[] = orderStatuses.flatMap(
  (status) => orderStatusTable[status].mail ?? [],
);

/** The mails that tell the provider of one. */
export type StatusNoticeKind = NonNullable<Row['notice']>;
export const statusNoticeKinds: readonly StatusNoticeKind[] = orderStatuses.flatMap(
  (status) => orderStatusTable[status].notice ?? [],
);

/** The statuses in which an order still holds its hardware. */
export const openStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => orderStatusTable[status].stock === 'held',
);

/** What to store for a status. */
export function storeStatus(status: OrderStatus): StatusFlags & { status: OrderStatus } {
  return { status, ...orderStatusTable[status].flags };
}

/**
 * Tells the status that an order had before the last step of its history.
 *
 * @param history its steps, the oldest first; the first is its being placed, and changes of its lines lead nowhere
 */
export function statusBeforeLast(history: readonly { action: string }[]): OrderStatus {
  const before = history.slice(0, -1).findLast(({ action }) => action !== 'change')?.action;
  return orderStatuses.find((status) => orderStatusTable[status].action === before) ?? 'submitted';
}

/**
 * Decides what an action means for an order in a status.
 *
 * @param by who takes it: customers may in fewer statuses
 * @returns `done` where the order already is where the action leads (repeating is harmless and mails nobody),
 *   `allowed`, or `refused`
 */
export function checkTransition(
  status: OrderStatus,
  action: StatusAction,
  by: keyof StatusRow['by'] = 'staff',
): 'done' | 'allowed' | 'refused' {
  if (orderStatusTable[status].action === action) return 'done';
  const rows: readonly StatusRow[] = Object.values(orderStatusTable);
  const row = rows.find((candidate) => candidate.action === action);
  const from = (by === 'customer' ? row?.customerFrom : undefined) ?? row?.from ?? [];
  return from.includes(status) ? 'allowed' : 'refused';
}
