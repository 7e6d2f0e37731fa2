import { Button } from '@chakra-ui/react';
import { type Order, order as orderSchema } from '@kowhai/domain/orders/order';
import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Failure, toFailure } from '#data/client/failure.ts';
import { setField } from '#staff/shared/editor/set-field.ts';
import { usePageKeys } from '#staff/shared/parts/use-page-keys.ts';
import { dropUnsaved, readUnsaved } from '#state/unsaved.ts';
import { showServerErrors } from '#ui/fields/use-validated-form.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';

export type EditedFact = {
  order: Order;
  /** What is typed is kept under it, with the order's `editedAt`: a colleague's later change is not overwritten unseen. */
  unsavedName: string;
  onDone: () => void;
};

type EditFactProps = {
  order: Order;
  label: string;
  title: string;
  grows?: boolean;
  shortcut?: string;
  children: (fact: EditedFact) => ReactNode;
};

/** A button beside a fact of an order, and its dialog, which a reload or an ended session leaves open once typed in. */
export function EditFact({ order, label, title, grows = false, shortcut, children }: EditFactProps) {
  const unsavedName = `edit-${order._id}-${title}`;
  const [isOpen, setOpen] = useState(() => Object.keys(readUnsaved(unsavedName)).length > 0);
  const open = () => setOpen(true);
  usePageKeys(shortcut === undefined ? {} : { [shortcut]: open });
  const close = () => {
    dropUnsaved(unsavedName);
    setOpen(false);
  };
  return (
    <>
      <Button
        variant="plain"
        size="xs"
        // No taller than the line of text that it is in.
        marginBlock={{ base: '-3', md: '-1.5' }}
        data-print="hide"
        onClick={open}
      >
        {label}
      </Button>
      <Dialog title={title} isOpen={isOpen} onClose={close} grows={grows}>
        {isOpen && children({ order, unsavedName, onDone: close })}
      </Dialog>
    </>
  );
}

/** Where a colleague was quicker, returns the order as it is now. The form names that version then: the next press saves. */
export function adoptNewer<Fields extends FieldValues & { seenAt: string }>(
  form: UseFormReturn<Fields, unknown, Fields>,
  { extra }: Failure,
): Order | undefined {
  const current = orderSchema.safeParse(extra.current).data;
  if (current) setField(form, 'seenAt', current.editedAt);
  return current;
}

/** Shows why an edit is refused. Where a colleague was quicker, the next press saves. */
export function sendEdit<Fields extends FieldValues & { seenAt: string }, Wanted>(
  form: UseFormReturn<Fields, unknown, Fields>,
  send: (wanted: Wanted) => Promise<void>,
) {
  return (wanted: Wanted) =>
    send(wanted).catch((thrown) => {
      const failure = toFailure(thrown);
      showServerErrors(form, failure);
      adoptNewer(form, failure);
    });
}
