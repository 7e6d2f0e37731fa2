import type { MailJob } from '@kowhai/domain/mail/mail-job';
import { mailHoldMs } from '@kowhai/domain/mail/mail-limit';
import type { Order, OrderLine } from '@kowhai/domain/orders/order';
import { isCancelledStatus } from '@kowhai/domain/orders/order-status';
import { nextTimestamp } from '@kowhai/domain/timestamps';
import { collections } from '#database/collections.ts';
import { type Batch, store } from '#database/store.ts';
import { type AuditDetails, commitWithAudit } from '#functions/audit/audit-trail.ts';
import { queuePublishing } from '#functions/shared/page-state.ts';
import { updateRecord } from '#functions/shared/update-record.ts';
import type { Caller } from '#http/handler.ts';
import { addMail, queueMails } from '#mail/delivery/outbox.ts';
import { requireOrder, requireOwnOrder, toAuditRecord } from './get-order.ts';
import { moveStock } from './move-stock.ts';

export type Step = {
  change: Partial<Order>;
  /** True where this is no edit: a step that was begun before can still be taken. */
  isAside?: true;
  /** What the trail tells; null for nothing. */
  details: Pick<AuditDetails, 'action' | 'changes'> | null;
  /** @param changed the order after the step */
  mails?: (changed: Order) => { mailId: string; job: MailJob }[];
  /** How long a customer's mails wait for what follows. Staff's always wait for an undo. */
  holdMs?: number;
  /** Writes what else belongs to the step. */
  also?: (batch: Batch) => void;
};

type Taker = { caller: Caller; by?: 'staff' | 'customer' } | { caller?: null; by: 'sweep' };

/**
 * Changes a stored order in one commit with its stock, its mails and the trail's entry. Of two at once, the later one decides
 * again. Staff's mails are held back, so that the step can be undone.
 *
 * @param decide throws for what is refused; null where nothing changes
 */
export async function takeStep(
  orderId: string,
  { caller = null, by = 'staff' }: Taker,
  decide: (order: Order, at: string) => Step | null | Promise<Step | null>,
): Promise<Order> {
  const { order, mailIds, holdMs, isPagesStale } = await commitWithAudit(caller, async (batch, at) => {
    const snapshot = await store.orders.doc(orderId).get();
    const isOwn = by === 'customer' && caller;
    const before = isOwn ? requireOwnOrder(snapshot, caller.uid) : requireOrder(snapshot);
    const step = await decide(before, at);
    if (step === null)
      return { answer: { order: before, mailIds: [], holdMs: 0, isPagesStale: false }, details: null };
    const edited = { updatedAt: at, editedAt: nextTimestamp(before.editedAt, at) };
    const order = updateRecord(batch, collections.orders, snapshot, {
      ...step.change,
      ...(!step.isAside && edited),
    });
    const isPagesStale = await moveStock(batch, listTaken(before), listTaken(order));
    step.also?.(batch);
    const mails = step.mails?.(order) ?? [];
    const holdMs = by === 'staff' ? mailHoldMs : (step.holdMs ?? 0);
    const hold = by === 'staff' ? { holdMs, isByStaff: true, before } : { holdMs };
    const mailIds = mails.map(({ mailId, job }) => addMail(batch, mailId, job, hold));
    return {
      answer: { order, mailIds, holdMs, isPagesStale },
      details: step.details && { record: toAuditRecord(order), ...step.details },
    };
  });
  await Promise.all([queueMails(mailIds, holdMs), isPagesStale && queuePublishing()]);
  return order;
}

/** What an order holds of the stock. */
export function listTaken({ status, orderHardwares }: Order): readonly OrderLine[] {
  return isCancelledStatus(status) ? [] : orderHardwares;
}
