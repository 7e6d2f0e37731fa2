import { Button, type ButtonProps } from '@chakra-ui/react';
import { undoSeconds } from '@kowhai/domain/mail/mail-limit';
import type { Order } from '@kowhai/domain/orders/order';
import { listLeftBehind, type OutsideMark, type OutsideWork } from '@kowhai/domain/orders/outside-work';
import { toFailure } from '#data/client/failure.ts';
import { serverNow } from '#data/client/server-clock.ts';
import { useChange } from '#data/use-change.ts';
import { showFailure } from '#staff/shared/parts/notices.ts';
import { showToast } from '#state/toasts.ts';
import { Alert } from '#ui/alert.tsx';

/** On an order's row, and on the button that ends it. */
export const outsideWords: Readonly<Record<OutsideWork['work'], { mark: string; done: string }>> = {
  'arrange switch': { mark: 'Switch', done: 'Switch arranged' },
  'move switch': { mark: 'Switch moved', done: 'Told them' },
  'stop switch': { mark: 'Stop switch', done: 'Called, stopped' },
  'stop visit': { mark: 'Stop visit', done: 'Called, stopped' },
  'call customer': { mark: 'Email lost', done: 'Called' },
};

type MarkButtonProps = ButtonProps & { order: Order; mark: OutsideMark };

/** Says that something outside the shop is done, or not done after all. */
export function MarkButton({ order, mark, ...button }: MarkButtonProps) {
  const { mutateAsync, isPending } = useChange('markOutsideWork');
  // Marked, the button is gone, and callbacks of its own with it.
  const store = async (body: OutsideMark): Promise<void> => {
    try {
      await mutateAsync({ params: { id: order._id }, body });
      showToast({
        status: 'success',
        message: body.isDone ? 'Marked as done' : 'It’s on the list again',
        action: { label: 'Undo', run: () => void store({ ...body, isDone: !body.isDone }) },
        durationMs: undoSeconds * 1000,
      });
    } catch (thrown) {
      showFailure(toFailure(thrown));
    }
  };
  return (
    <Button
      size="xs"
      variant="outline"
      data-print="hide"
      aria-disabled={isPending}
      {...button}
      onClick={() => {
        if (!isPending) void store(mark);
      }}
    />
  );
}

type LeftBehindProps = { orders: readonly Order[]; note?: string };

/** What is under way outside the shop when orders are cancelled or deleted: shown before. */
export function LeftBehind({ orders, note = 'Do it first: no list shows it afterwards.' }: LeftBehindProps) {
  const left = orders.flatMap((order) =>
    listLeftBehind(order, serverNow()).map(({ text }) =>
      orders.length === 1 ? `${text}.` : `${order.number}: ${text}.`,
    ),
  );
  if (left.length === 0) return null;
  return (
    <Alert status="warning" title="Under way outside the shop">
      <ul>
        {left.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{note}</p>
    </Alert>
  );
}
