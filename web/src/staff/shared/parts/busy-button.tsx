import { Button, type ButtonProps, Spinner } from '@chakra-ui/react';

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
      {busy && <Spinner size="sm" aria-hidden />}
      {(busy && busyLabel) || children}
    </Button>
  );
}
