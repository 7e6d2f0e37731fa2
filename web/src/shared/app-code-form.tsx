import { chakra } from '@chakra-ui/react';
import { type AppCodeForm as AppCode, appCodeForm } from '@kowhai/domain/people/second-factor';
import { useEffect } from 'react';
import { type Failure, toFailure } from '#data/client/failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { bind, showServerErrors, useValidatedForm } from '#ui/fields/use-validated-form.ts';

type AppCodeFormProps = {
  /** The label of the submit button, and its label while busy. */
  sendLabel: string;
  busyLabel: string;
  /** Keeps the button busy after success, while another page loads. */
  isDone?: boolean;
  onCode: (code: string) => Promise<unknown>;
  /** Called for errors that no other code would fix. */
  onExpired?: (failure: Failure) => void;
  onCancel: () => void;
  /** Aligns the buttons as dialogs do: at the right, Cancel first. */
  isInDialog?: boolean;
  hint?: string;
};

export function AppCodeForm(props: AppCodeFormProps) {
  const { sendLabel, busyLabel, isDone = false, onCode, onExpired, onCancel, isInDialog = false } = props;
  const form = useValidatedForm<AppCode, AppCode>(appCodeForm, { code: '' });
  const { formState, setFocus } = form;
  // This form replaces the one that had the focus.
  useEffect(() => setFocus('code'), [setFocus]);

  const send = async ({ code }: AppCode) => {
    try {
      await onCode(code);
    } catch (thrown) {
      const failure = toFailure(thrown);
      if (failure.code === 'EXPIRED' && onExpired) return onExpired(failure);
      showServerErrors(form, failure);
    }
  };

  const cancelButton = (
    <Button variant="outline" onClick={onCancel}>
      {isInDialog ? 'Cancel' : 'Back'}
    </Button>
  );
  return (
    <Form form={form} aria-label="Second factor" onValid={send}>
      <TextField
        label="Code from your app"
        hint={props.hint ?? '6 digits, or a recovery code'}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoCorrect="off"
        spellCheck={false}
        length="short"
        {...bind(form, 'code')}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent={isInDialog ? 'flex-end' : undefined}>
        {isInDialog && cancelButton}
        <Button type="submit" busy={formState.isSubmitting || isDone} busyLabel={busyLabel}>
          {sendLabel}
        </Button>
        {!isInDialog && cancelButton}
      </chakra.div>
    </Form>
  );
}
