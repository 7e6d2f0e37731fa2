import { Button, type ButtonProps } from '@chakra-ui/react';
import { Spinner } from '#ui/spinner.tsx';

type BusyButtonProps = ButtonProps & {
  busy: boolean;
  busyLabel?: string;
};

/** A button that keeps the focus while and after it is busy. A disabled button would lose it. */
export function BusyButton({ busy, busyLabel, disabled, children, onClick, ...rest }: BusyButtonProps) {
  const isOff = busy || disabled;
  return (
    <Button
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={isOff || undefined}
      onClick={(event) => (isOff ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <Spinner label="" size="sm" />}
      {(busy && busyLabel) || children}
    </Button>
  );
}
