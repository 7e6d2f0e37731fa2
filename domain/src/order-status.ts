/** The life of an order request, a row for each status. Nobody looks at the two flags or at transitions elsewhere. */
import * as z from 'zod/mini';

/** The words as they are stored and as queries and indexes use them. */
export const orderStatuses = ['submitted', 'processing', 'completed'] as const;
export const orderStatus = z.enum(orderStatuses, 'Status is invalid');
export type OrderStatus = z.output<typeof orderStatus>;

/** The specification's two flags. */
export type StatusFlags = { isProcessing: boolean; isCompleted: boolean };

type StatusRow = {
  /** The word as people read it. */
  name: string;
  badge: 'neutral' | 'info' | 'success';
  flags: StatusFlags;
  /** What staff do to bring an order here, and where it may come from. */
  action: string;
  from: readonly OrderStatus[];
  /** What tells the customer each time that an order comes here. */
  mail: string | null;
  /** The step of the customer's view that this status ends. */
  step: { upcoming?: string; done: string };
};

export const orderStatusTable = {
  submitted: {
    name: 'Submitted',
    badge: 'neutral',
    flags: { isProcessing: false, isCompleted: false },
    action: 'reset',
    from: ['processing', 'completed'],
    mail: null,
    step: { done: 'We received your order request' },
  },
  processing: {
    name: 'Processing',
    badge: 'info',
    flags: { isProcessing: true, isCompleted: false },
    action: 'process',
    from: ['submitted'],
    mail: 'order-processing',
    step: { upcoming: 'We review it and confirm by phone or email', done: 'We reviewed and approved it' },
  },
  completed: {
    name: 'Completed',
    badge: 'success',
    // Both, so that it reads the same whichever flag is looked at first.
    flags: { isProcessing: true, isCompleted: true },
    action: 'complete',
    from: ['submitted', 'processing'],
    mail: 'order-completed',
    step: { upcoming: 'We connect you', done: 'We connected you' },
  },
} as const satisfies Record<OrderStatus, StatusRow>;

type Row = (typeof orderStatusTable)[OrderStatus];

export type OrderAction = Row['action'];
export const orderActions: readonly OrderAction[] = orderStatuses.map(
  (status) => orderStatusTable[status].action,
);

/** The mails that tell the customer of a status. */
export type StatusMailKind = NonNullable<Row['mail']>;
export const statusMailKinds: readonly StatusMailKind[] = orderStatuses.flatMap(
  (status) => orderStatusTable[status].mail ?? [],
);

export function isStatusMail<Kind extends string>(kind: Kind): kind is Kind & StatusMailKind {
  return statusMailKinds.some((statusMail) => statusMail === kind);
}

/** How a status is stored: the flags, and beside them the word, which orders of an older version lack. */
export type StoredStatus = StatusFlags & { status?: OrderStatus | undefined };

/** What to store for a status. */
export function storeStatus(status: OrderStatus): StatusFlags & { status: OrderStatus } {
  return { status, ...orderStatusTable[status].flags };
}

/**
 * Reads a stored status. The word counts where it agrees with the flags. Without it, or where an older version changed
 * the flags alone, they decide: completed first, since that version stored a completed order as not processing.
 */
export function statusOf({ status, isProcessing, isCompleted }: StoredStatus): OrderStatus {
  if (status) {
    const { flags } = orderStatusTable[status];
    if (flags.isProcessing === isProcessing && flags.isCompleted === isCompleted) return status;
  }
  if (isCompleted) return 'completed';
  return isProcessing ? 'processing' : 'submitted';
}

/**
 * Tells the status that an order had before the last step of its history.
 *
 * @param history its steps, the oldest first; the first is its being placed
 */
export function statusBeforeLast(history: readonly { action: string }[]): OrderStatus {
  const before = history.at(-2)?.action;
  return orderStatuses.find((status) => orderStatusTable[status].action === before) ?? 'submitted';
}

/**
 * Decides what an action means for an order in a status.
 *
 * @returns `done` where the order already is where the action leads (repeating is harmless and mails nobody),
 *   `allowed`, or `refused`
 */
export function checkTransition(status: OrderStatus, action: OrderAction): 'done' | 'allowed' | 'refused' {
  if (orderStatusTable[status].action === action) return 'done';
  const rows: readonly StatusRow[] = Object.values(orderStatusTable);
  const isAllowed = rows.some((row) => row.action === action && row.from.includes(status));
  return isAllowed ? 'allowed' : 'refused';
}
