import { Button, chakra, Skeleton } from '@chakra-ui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Failure } from '#data/failure.ts';
import type { apiQuery } from '#data/staff-queries.ts';
import { FactList } from '#shared/fact-list.tsx';
import { LoadError } from '#shared/load-error.tsx';
import { BusyButton } from '#staff/shared/layout/busy-button.tsx';
import { DialogButtons } from '#staff/shared/layout/dialog-buttons.tsx';
import { showToast } from '#state/toasts.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { LoadingShape } from '#ui/skeleton.tsx';
import { Alert } from './alert.tsx';

type PreviewQuery = ReturnType<typeof apiQuery<'getOrderMail'>>;

type SendAgainProps = {
  /** What the mail is, for whoever hears the button's name alone. */
  kind: string;
  /** Reads the mail as it will leave. */
  preview: PreviewQuery;
  onSend: () => Promise<unknown>;
};

/** Shows the mail, and sends it again where that is wanted. */
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
      <Button variant="outline" aria-label={`Send again: ${kind}`} onClick={() => setOpen(true)}>
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
  /** Of the mail itself, which scrolls within: what stands below it stays in sight. */
  height?: string;
};

/** A mail as it reads, before it leaves. */
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
      {/* Nothing in it runs, and no link in it leads anywhere. */}
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
