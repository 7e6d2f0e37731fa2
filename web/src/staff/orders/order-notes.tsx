import { chakra } from '@chakra-ui/react';
import { newOrderNote } from '@kowhai/domain/order-note';
import { useQuery } from '@tanstack/react-query';
import { Day } from '#components/day.tsx';
import { LoadError } from '#components/load-error.tsx';
import { readKeptTexts, useKeptValues } from '#components/use-kept-values.ts';
import { toFailure } from '#data/failure.ts';
import { orderNotesQuery } from '#data/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { bind, showServerErrors, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';
import { Text } from '#ui/text.tsx';

type Note = { text: string };

/** What staff write down about an order among themselves. */
export function OrderNotes({ orderId }: { orderId: string }) {
  const { data: notes, error, refetch } = useQuery(orderNotesQuery(orderId));
  return (
    <>
      {error && <LoadError what="the notes" failure={error} onRetry={refetch} />}
      {!notes && !error && (
        <LoadingShape label="Loading the notes">
          <Skeleton height="3rem" />
        </LoadingShape>
      )}
      {notes?.length === 0 && (
        <Text size="sm" tone="muted">
          No notes yet. Customers never see them.
        </Text>
      )}
      {notes && notes.length > 0 && (
        <chakra.ol display="grid" gap="4" fontSize="sm" lineHeight="snug">
          {notes.map(({ _id, text, by, createdAt }) => (
            <chakra.li key={_id} display="grid" gap="1">
              <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
                {text}
              </chakra.p>
              <chakra.p color="ink.muted">
                {by.name}, <Day of={createdAt} />
              </chakra.p>
            </chakra.li>
          ))}
        </chakra.ol>
      )}
      <NoteForm orderId={orderId} />
    </>
  );
}

function NoteForm({ orderId }: { orderId: string }) {
  const draft = `order-note-${orderId}`;
  const { mutateAsync: addNote } = useChange('addOrderNote');
  const form = useValidatedForm<Note, Note>(newOrderNote, readKeptTexts<Note>(draft, { text: '' }));
  const forgetTyped = useKeptValues(form, draft);
  const { formState } = form;

  const send = async (note: Note) => {
    try {
      await addNote({ params: { id: orderId }, body: note });
      form.reset({ text: '' }, { keepFieldsRef: true });
      forgetTyped();
    } catch (thrown) {
      showServerErrors(form, toFailure(thrown));
    }
  };

  return (
    <Form form={form} id="note" aria-label="New note" onValid={send}>
      <TextAreaField label="Internal note" rows={3} maxLength={2000} {...bind(form, 'text')} />
      <Button
        type="submit"
        variant="outline"
        size="sm"
        justifySelf="start"
        busy={formState.isSubmitting}
        busyLabel="Adding…"
      >
        Add note
      </Button>
    </Form>
  );
}
