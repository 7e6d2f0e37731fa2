import { Button, chakra, Skeleton } from '@chakra-ui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Failure } from '#data/failure.ts';
import type { apiQuery } from '#data/staff-queries.ts';
import { FactList } from '#shared/fact-list.tsx';
import { LoadError } from '#shared/load-error.tsx';
import { Alert } from '#staff/shared/parts/alert.tsx';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { DialogButtons } from '#staff/shared/parts/dialog-buttons.tsx';
import { showToast } from '#state/toasts.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { LoadingShape } from '#ui/skeleton.tsx';

type PreviewQuery = ReturnType<typeof apiQuery<'getOrderMail'>>;

type SendAgainProps = {
  /** The kind of mail, which the button's label for screen readers includes. */
  kind: string;
  /** The query that renders the mail as it will be sent. */
  preview: PreviewQuery;
  onSend: () => Promise<unknown>;
};

/** A button that shows a mail in a dialog, which can send it again. */
export function SendAgain({ kind, preview, onSend }: SendAgainProps) {
  const [isOpen, setOpen] = useState(false);
  const resending = useMutation<unknown, Failure>({ mutationFn: onSend });
  const close = () => {
    setOpen(false);
    resending.reset();
  };
  const send = () =>
    resending.mutate(undefined, {
      onSuccess: () => {
        close();
        showToast({ status: 'success', message: 'We’re sending the email again' });
      },
    });
  return (
    <>
      <Button variant="plain" size="xs" aria-label={`Send again: ${kind}`} onClick={() => setOpen(true)}>
        Send again
      </Button>
      <Dialog title="Send this email again?" isOpen={isOpen} onClose={close}>
        <MailPreview preview={preview} />
        {resending.error && <Alert status="error">{resending.error.message}</Alert>}
        <DialogButtons onCancel={close} isCancelFirst>
          <BusyButton busy={resending.isPending} busyLabel="Sending…" onClick={send}>
            Send
          </BusyButton>
        </DialogButtons>
      </Dialog>
    </>
  );
}

type MailPreviewProps = {
  preview: PreviewQuery;
  /** The height of the mail, which scrolls inside it, so that what is below stays in sight. */
  height?: string;
};

/** A mail as the recipient will see it, before it is sent. */
export function MailPreview({ preview, height = 'min(24rem, 45dvh)' }: MailPreviewProps) {
  const { data, error, refetch } = useQuery(preview);
  if (error) return <LoadError what="the email" failure={error} onRetry={refetch} />;
  if (!data) {
    return (
      <LoadingShape label="Loading the email">
        <Skeleton height={height} />
      </LoadingShape>
    );
  }
  return (
    <>
      <FactList
        facts={[
          { name: 'To', value: data.to },
          { name: 'Subject', value: data.subject },
        ]}
      />
      {/* The sandbox runs no scripts, and its links open nothing. */}
      <chakra.iframe
        title="The email"
        sandbox=""
        srcDoc={data.html}
        width="full"
        height={height}
        borderWidth="1px"
        borderColor="line"
        borderRadius="md"
        background="#fbf8f0"
      />
    </>
  );
}
