import {
  type OrderNote,
  type OrderNoteForm,
  orderNoteForm,
  withholdingReasons,
} from '@kowhai/domain/orders/order-note';
import { sendForm } from '#shared/send-form.ts';
import { readUnsavedTexts, useUnsavedForm } from '#shared/use-unsaved-form.ts';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { showSuccess } from '#staff/shared/parts/notices.ts';
import { sendOnCtrlEnter } from '#staff/shared/parts/use-page-keys.ts';
import { Form } from '#ui/fields/form.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-field.tsx';
import { bind, bindBlank, useValidatedForm } from '#ui/fields/use-validated-form.ts';

const blank: OrderNoteForm = { text: '', withheldBecause: '' };

type NoteFormProps = {
  /** What is typed is kept under it. */
  unsavedName: string;
  onAdd: (note: Pick<OrderNote, 'text' | 'withheldBecause'>) => Promise<unknown>;
};

/** Adds a note. No page shows it to the customer, but their download of their own data has it. */
export function NoteForm({ unsavedName, onAdd }: NoteFormProps) {
  const form = useValidatedForm<OrderNoteForm, OrderNoteForm>(
    orderNoteForm,
    readUnsavedTexts<OrderNoteForm>(unsavedName, blank),
  );
  const forgetTyped = useUnsavedForm(form, unsavedName);
  const send = sendForm(form, async ({ text, withheldBecause }) => {
    await onAdd(withheldBecause === '' ? { text } : { text, withheldBecause });
    form.reset(blank, { keepFieldsRef: true });
    forgetTyped();
    showSuccess('Note added');
  });

  return (
    <Form form={form} id="note" aria-label="New note" onValid={send}>
      <TextAreaField
        label="Internal note"
        hint="Customers don’t see it here, but they get it if they ask for their data."
        rows={2}
        maxLength={2000}
        onKeyDown={sendOnCtrlEnter}
        {...bindBlank(form, 'text')}
      />
      {form.watch('text') !== '' && (
        <SelectField
          label="Withhold from the customer"
          options={withholdingReasons}
          placeholder="No, they can have it"
          {...bind(form, 'withheldBecause')}
        />
      )}
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
