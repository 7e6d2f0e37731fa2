import { newOrderNote } from '@kowhai/domain/orders/order-note';
import { useChange } from '#data/use-change.ts';
import { sendForm } from '#shared/send-form.ts';
import { readDraftTexts, useFormDraft } from '#shared/use-form-draft.ts';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { sendOnCtrlEnter } from '#staff/shared/parts/use-page-keys.ts';
import { Form } from '#ui/fields/form.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { bind, useValidatedForm } from '#ui/fields/use-validated-form.ts';

type Note = { text: string };

/** Adds an internal note to an order; customers never see it. */
export function NoteForm({ orderId }: { orderId: string }) {
  const draft = `order-note-${orderId}`;
  const { mutateAsync: addNote } = useChange('addOrderNote');
  const form = useValidatedForm<Note, Note>(newOrderNote, readDraftTexts<Note>(draft, { text: '' }));
  const forgetTyped = useFormDraft(form, draft);
  const send = sendForm(form, async (note) => {
    await addNote({ params: { id: orderId }, body: note });
    form.reset({ text: '' }, { keepFieldsRef: true });
    forgetTyped();
  });

  return (
    <Form form={form} id="note" aria-label="New note" onValid={send}>
      <TextAreaField
        label="Internal note"
        rows={2}
        maxLength={2000}
        onKeyDown={sendOnCtrlEnter}
        {...bind(form, 'text')}
      />
      <BusyButton
        type="submit"
        variant="outline"
        justifySelf="start"
        busy={form.formState.isSubmitting}
        busyLabel="Adding…"
      >
        Add note
      </BusyButton>
    </Form>
  );
}
