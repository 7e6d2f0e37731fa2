import { Portal, Tooltip } from '@chakra-ui/react';
import type { ReactElement } from 'react';

/** What a button does, shown while it has the pointer or the focus. */
export function Hint({ text, children }: { text: string | undefined; children: ReactElement }) {
  if (!text) return children;
  return (
    <Tooltip.Root openDelay={300} closeDelay={0} positioning={{ placement: 'left' }} lazyMount unmountOnExit>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>{text}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
