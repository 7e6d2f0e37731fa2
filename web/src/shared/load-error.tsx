import type { Failure } from '#data/client/failure.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';

type LoadErrorProps = {
  /** What could not be loaded: "the plans". */
  what: string;
  failure: Failure;
  onRetry: () => unknown;
};

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
      {failure.technical && <Disclosure summary="Technical details">{failure.technical}</Disclosure>}
    </Alert>
  );
}
