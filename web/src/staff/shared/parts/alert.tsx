import { Alert as ChakraAlert } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type AlertProps = {
  status: 'error' | 'warning' | 'success' | 'info';
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
};

/** A notice. Errors interrupt screen readers, for which Chakra's alert sets no role; other notices wait. */
export function Alert({ status, title, children, action }: AlertProps) {
  return (
    <ChakraAlert.Root status={status} role={status === 'error' ? 'alert' : 'status'}>
      <ChakraAlert.Indicator />
      <ChakraAlert.Content alignItems="start" minW="0" overflowWrap="anywhere">
        {title && <ChakraAlert.Title>{title}</ChakraAlert.Title>}
        {children && <ChakraAlert.Description as="div">{children}</ChakraAlert.Description>}
        {action}
      </ChakraAlert.Content>
    </ChakraAlert.Root>
  );
}
