import { Button, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type DialogButtonsProps = {
  onCancel: () => void;
  cancelLabel?: string | undefined;
  /** Gives Cancel the initial focus, so that a stray Enter changes nothing. */
  isCancelFirst?: boolean;
  children?: ReactNode;
};

export function DialogButtons({
  onCancel,
  cancelLabel = 'Cancel',
  isCancelFirst,
  children,
}: DialogButtonsProps) {
  return (
    <Flex wrap="wrap" gap="3" justify="flex-end">
      <Button variant="outline" data-first-focus={isCancelFirst} onClick={onCancel}>
        {cancelLabel}
      </Button>
      {children}
    </Flex>
  );
}
