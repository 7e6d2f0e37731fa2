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
    // In sight however long the dialog is, as its words are read above.
    <Flex
      wrap="wrap"
      gap="3"
      justify="flex-end"
      position="sticky"
      // Over the dialog’s own padding, where what scrolls would show below.
      bottom="-6"
      marginBottom="-6"
      paddingTop="2"
      paddingBottom="6"
      zIndex="1"
      background="surface"
    >
      <Button variant="outline" data-first-focus={isCancelFirst} onClick={onCancel}>
        {cancelLabel}
      </Button>
      {children}
    </Flex>
  );
}
