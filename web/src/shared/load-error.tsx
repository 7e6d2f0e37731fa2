import type { Failure } from '#data/failure.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/buttons/button.tsx';

type LoadErrorProps = {
  /** What could not be shown: "the plans". */ what: string;
  failure: Failure;
  onRetry: () => unknown;
};

/** Something did not load: the server's message, else the error's text, and the way to ask again. */
export function LoadError({ what, failure, onRetry }: LoadErrorProps) {
  return (
    <Alert
      status="danger"
      title={`We couldn’t load ${what}`}
      action={
        <Button variant="outline" size="sm" onClick={() => void onRetry()}>
          Retry
        </Button>
      }
    >
      {failure.loadErrorText}
    </Alert>
  );
}
