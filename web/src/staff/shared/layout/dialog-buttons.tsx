import { Button, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type DialogButtonsProps = {
  onCancel: () => void;
  /** True where a stray Enter is to keep everything as it was. */
  isCancelFirst?: boolean;
  children: ReactNode;
};

/** The last line of a dialog: Cancel, and after it what the dialog is for. */
export function DialogButtons({ onCancel, isCancelFirst, children }: DialogButtonsProps) {
  return (
    <Flex wrap="wrap" gap="3" justify="flex-end">
      <Button variant="outline" data-first-focus={isCancelFirst} onClick={onCancel}>
        Cancel
      </Button>
      {children}
    </Flex>
  );
}
