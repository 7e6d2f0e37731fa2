import { undoSeconds } from '@kowhai/domain/mail/mail-limit';
import type { Order } from '@kowhai/domain/orders/order';
import type { useChangeEach } from '#data/use-change.ts';
import { showRefused, showSuccess, showUndoableMail } from '#staff/shared/parts/notices.ts';
import { dismissToast } from '#state/toasts.ts';

type ChangeEach = ReturnType<typeof useChangeEach>;

export type Undoable = {
  done: (count: number) => string;
  /** What is taken back: "Processing". */
  name: string;
};

/** One press of a button or key, while its mails wait. */
type Step = Undoable & { orders: readonly Order[]; at: number };

const waitMs = undoSeconds * 1000;
let waiting: readonly Step[] = [];
let shown: number | undefined;

/** Shows what was done, with Undo while the mails wait. Several steps in a row share a notice, which undoes the last first. */
export function showUndoToast(changeEach: ChangeEach, what: Undoable, orders: readonly Order[]): void {
  if (orders.length === 0) return;
  dropOutdatedToasts(changeEach, orders);
  waiting = [...waiting, { ...what, orders, at: Date.now() }];
  showLastStep(changeEach);
}

/** Takes back the offer to undo a step that another one followed. */
export function dropOutdatedToasts(changeEach: ChangeEach, orders: readonly Order[]): void {
  dropSteps(changeEach, (before) =>
    orders.some((now) => now._id === before._id && now.editedAt !== before.editedAt),
  );
}

/** The same where the orders are gone. */
export function dropDeletedToasts(changeEach: ChangeEach, orders: readonly Pick<Order, '_id'>[]): void {
  dropSteps(changeEach, (before) => orders.some(({ _id }) => _id === before._id));
}

function dropSteps(changeEach: ChangeEach, isOver: (before: Order) => boolean): void {
  const isOvertaken = (step: Step) => step.orders.some(isOver);
  if (!waiting.some(isOvertaken)) return;
  waiting = waiting.filter((step) => !isOvertaken(step));
  if (shown !== undefined) dismissToast(shown);
  showLastStep(changeEach);
}

function showLastStep(changeEach: ChangeEach): void {
  const now = Date.now();
  waiting = waiting.filter(({ at }) => at > now - waitMs);
  const last = waiting.at(-1);
  if (!last) return;
  const alike = waiting.filter(({ name }) => name === last.name);
  const done = last.done(alike.reduce((sum, { orders }) => sum + orders.length, 0));
  const [first, ...others] = last.orders;
  const which = others.length > 0 ? 'The emails go' : `The email for ${first?.number} goes`;
  shown = showUndoableMail(done, which, () => undo(changeEach, last), last.at + waitMs - now, shown);
}

async function undo(changeEach: ChangeEach, step: Step): Promise<void> {
  waiting = waiting.filter((other) => other !== step);
  showLastStep(changeEach);
  const { done, refused } = await changeEach(
    'undoOrder',
    step.orders.map((order) => ({ params: { id: order._id }, body: { seenAt: order.editedAt } })),
  );
  for (const { call, failure } of refused) {
    const { number = '' } = step.orders.find(({ _id }) => _id === call.params.id) ?? {};
    showRefused({ number, failure });
  }
  const [first, ...others] = done;
  if (!first) return;
  const which = others.length > 0 ? `${done.length} orders` : first.number;
  showSuccess(`Undid ${step.name} for ${which}. No email sent.`);
}
