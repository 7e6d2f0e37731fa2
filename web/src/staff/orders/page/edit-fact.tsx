import { Button } from '@chakra-ui/react';
import { type Order, order as orderSchema } from '@kowhai/domain/orders/order';
import { type ReactNode, useState } from 'react';
import { usePageKeys } from '#staff/shared/parts/use-page-keys.ts';
import { dropDraft, readDraft, saveDraft } from '#state/drafts.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';

export type EditedFact = {
  /** The order as it was when the dialog opened, so that a colleague's later change is not overwritten. */
  order: Order;
  draft: string;
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
  const opened = `edit-${order._id}-${title}`;
  const draft = `${opened}-fields`;
  const [seen, setSeen] = useState(() => {
    const isTyped = Object.keys(readDraft(draft)).length > 0;
    return isTyped ? orderSchema.safeParse(readDraft(opened)).data : undefined;
  });
  const open = () => {
    saveDraft(opened, order);
    setSeen(order);
  };
  usePageKeys(shortcut === undefined ? {} : { [shortcut]: open });
  const close = () => {
    dropDraft(opened);
    dropDraft(draft);
    setSeen(undefined);
  };
  return (
    <>
      <Button
        variant="plain"
        size="xs"
        marginBlock={{ base: '-3', md: '0' }}
        data-print="hide"
        onClick={open}
      >
        {label}
      </Button>
      <Dialog title={title} isOpen={seen !== undefined} onClose={close} grows={grows}>
        {seen && children({ order: seen, draft, onDone: close })}
      </Dialog>
    </>
  );
}
