import { Button } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Dialog } from '#ui/overlays/dialog.tsx';

type EditFactProps = {
  label: string;
  title: string;
  grows?: boolean;
  children: (close: () => void) => ReactNode;
};

/** A button beside a fact of an order, and the dialog that edits it. */
export function EditFact({ label, title, grows = false, children }: EditFactProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="plain"
        size="xs"
        marginBlock={{ base: '-3', md: '0' }}
        data-print="hide"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog title={title} isOpen={isOpen} onClose={close} grows={grows}>
        {children(close)}
      </Dialog>
    </>
  );
}
