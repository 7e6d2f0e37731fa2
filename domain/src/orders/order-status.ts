/** The life of an order, a row for each status. Nothing else checks the two flags or transitions. */
import * as z from 'zod/mini';

export const orderStatuses = ['submitted', 'processing', 'completed', 'cancelled'] as const;
export const orderStatus = z.enum(orderStatuses, 'Status is invalid');
export type OrderStatus = z.output<typeof orderStatus>;

/** The specification's two flags. */
export type StatusFlags = { isProcessing: boolean; isCompleted: boolean };

type StatusRow = {
  name: string;
  flags: StatusFlags;
  action: string;
  /** Who may, each with the reasons to choose from. */
  by: { staff: readonly string[]; customer?: readonly string[] };
  isReasonRequired: boolean;
  from: readonly OrderStatus[];
  /** Where customers may take the step, if not wherever staff may. */
  customerFrom?: readonly OrderStatus[];
  /** To the customer, each time an order gets here. */
  mail: string | null;
  /** To the provider, unless staff took the step. */
  notice: string | null;
  /** The promise that the customer waits for. */
  due: 'review' | 'connection' | null;
  /** Whether the hardware is held for the order, sold, or returned to stock. */
  stock: 'held' | 'sold' | 'returned';
  /** Staff's words: the tab of their list, and the dashboard's figure of what is still to do. */
  desk: { tab: string; figure: string | null };
};

const otherReason = 'Another reason';

const rows = {
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
    desk: { tab: 'Submitted', figure: 'Waiting for review' },
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
    desk: { tab: 'Processing', figure: 'Orders being processed' },
  },
  completed: {
    name: 'Completed',
    // Both flags, so that either one reads the same.
    flags: { isProcessing: true, isCompleted: true },
    action: 'complete',
    by: { staff: [] },
    isReasonRequired: false,
    from: ['submitted', 'processing'],
    mail: 'order-completed',
    notice: null,
    due: null,
    stock: 'sold',
    desk: { tab: 'Completed', figure: null },
  },
  cancelled: {
    name: 'Cancelled',
    // The flags of a new order: the specification has none for this status.
    flags: { isProcessing: false, isCompleted: false },
    action: 'cancel',
    by: {
      // The customer reads these as well. The first is the likely one while they are asking.
      staff: [
        'Requested by phone or email',
        'The address cannot be connected',
        'No answer by phone or email',
        'It was ordered twice',
        otherReason,
      ],
      customer: [
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
    // Final, except for an undo within seconds: the stock may be sold by then.
    stock: 'returned',
    desk: { tab: 'Cancelled', figure: null },
  },
} as const satisfies Partial<Record<OrderStatus, StatusRow>>;

/** Looks up a table whose rows have types of their own. A missing row is one error, here, and none at its uses. */
export type LookUp<Key extends string, Rows> = {
  readonly [K in Key]: K extends keyof Rows ? Rows[K] : never;
};

export const orderStatusTable: LookUp<OrderStatus, typeof rows> = rows;

type Row = (typeof orderStatusTable)[OrderStatus];

export type StatusAction = Row['action'];
export const statusActions: readonly StatusAction[] = orderStatuses.map(
  (status) => orderStatusTable[status].action,
);

export function staffReasonsFor(action: StatusAction): {
  reasons: readonly StaffReason[];
  isReasonRequired: boolean;
} {
  const row = Object.values(orderStatusTable).find((one) => one.action === action);
  return { reasons: row?.by.staff ?? [], isReasonRequired: row?.isReasonRequired ?? false };
}
export type StaffReason = Row['by']['staff'][number];

/** Undefined for "another reason", which tells the customer nothing. */
export function reasonToTell(reason: string | undefined): string | undefined {
  return reason === otherReason ? undefined : reason;
}

export type StatusMailKind = NonNullable<Row['mail']>;
export const statusMailKinds: readonly StatusMailKind[] = orderStatuses.flatMap(
  (status) => orderStatusTable[status].mail ?? [],
);

export type StatusNoticeKind = NonNullable<Row['notice']>;
export const statusNoticeKinds: readonly StatusNoticeKind[] = orderStatuses.flatMap(
  (status) => orderStatusTable[status].notice ?? [],
);

/** Of a new order. */
export const firstStatus: OrderStatus = 'submitted';

/** Not reviewed yet. */
export const isWaitingStatus = (status: OrderStatus): boolean => orderStatusTable[status].due === 'review';
/** Reviewed, and not connected yet. */
export const isUnderWayStatus = (status: OrderStatus): boolean =>
  orderStatusTable[status].due === 'connection';
export const isOpenStatus = (status: OrderStatus): boolean => orderStatusTable[status].stock === 'held';
export const isConnectedStatus = (status: OrderStatus): boolean => orderStatusTable[status].stock === 'sold';
export const isCancelledStatus = (status: OrderStatus): boolean =>
  orderStatusTable[status].stock === 'returned';

export const waitingStatuses: readonly OrderStatus[] = orderStatuses.filter(isWaitingStatus);
export const underWayStatuses: readonly OrderStatus[] = orderStatuses.filter(isUnderWayStatus);
export const openStatuses: readonly OrderStatus[] = orderStatuses.filter(isOpenStatus);

/** The status that an action leads to. */
export function statusAfter(action: StatusAction): OrderStatus {
  return orderStatuses.find((status) => orderStatusTable[status].action === action) ?? firstStatus;
}

export function storeStatus(status: OrderStatus): StatusFlags & { status: OrderStatus } {
  return { status, ...orderStatusTable[status].flags };
}

/** @param history oldest first; its first entry is the placing, and changes of lines are no step */
export function statusBeforeLast(history: readonly { action: string }[]): OrderStatus {
  const before = history.slice(0, -1).findLast(({ action }) => action !== 'change')?.action;
  return orderStatuses.find((status) => orderStatusTable[status].action === before) ?? firstStatus;
}

/** `done`: repeating is harmless and mails no one. @param by customers may act in fewer statuses than staff */
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
