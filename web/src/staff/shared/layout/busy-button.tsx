import { Button, type ButtonProps, Spinner } from '@chakra-ui/react';

type BusyButtonProps = ButtonProps & {
  busy: boolean;
  /** What is under way: "Sending…". */
  busyLabel?: string;
};

/** A button that keeps the focus while it works, which Chakra's `loading` takes away by disabling it. */
export function BusyButton({ busy, busyLabel, children, onClick, ...rest }: BusyButtonProps) {
  return (
    <Button
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <Spinner size="sm" aria-hidden />}
      {(busy && busyLabel) || children}
    </Button>
  );
}
