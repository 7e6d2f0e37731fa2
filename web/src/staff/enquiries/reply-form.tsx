import { Flex } from '@chakra-ui/react';
import type { EnquiryDetails } from '@kowhai/domain/api/enquiries';
import { type EnquiryReplyForm, enquiryReplyForm } from '@kowhai/domain/enquiries/stored-enquiry';
import type { BaseSyntheticEvent } from 'react';
import { toFailure } from '#data/client/failure.ts';
import { useChange } from '#data/use-change.ts';
import { readUnsavedTexts, useUnsavedForm } from '#shared/use-unsaved-form.ts';
import type { ListNeighbours } from '#staff/shared/lists/list-neighbours.tsx';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { showFailure, showSuccess, showUndoableMail } from '#staff/shared/parts/notices.ts';
import { sendOnCtrlEnter } from '#staff/shared/parts/use-page-keys.ts';
import { keepUnsaved, readUnsaved } from '#state/unsaved.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextAreaField } from '#ui/fields/text-field.tsx';
import { bindBlank, showServerErrors, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { ReplyTemplates } from './reply-templates.tsx';

const blank: EnquiryReplyForm = { reply: '', keepsOpen: '' };

type ReplyFormProps = {
  enquiry: EnquiryDetails;
  neighbours: Pick<ListNeighbours, 'next' | 'openNext'>;
};

/** An answer by mail, which can be undone for some seconds. */
export function ReplyForm({ enquiry, neighbours }: ReplyFormProps) {
  const { _id: id, firstName, email, isAnswered, replies } = enquiry;
  const unsavedName = `enquiry-reply-${id}`;
  const { mutateAsync: sendReply } = useChange('replyToEnquiry');
  const { mutateAsync: undo } = useChange('undoEnquiryReply');
  const form = useValidatedForm<EnquiryReplyForm, EnquiryReplyForm>(
    enquiryReplyForm,
    readUnsavedTexts(unsavedName, blank),
  );
  const keepsOpen = !isAnswered && form.watch('keepsOpen') !== '';
  const forgetTyped = useUnsavedForm(form, unsavedName);

  /** The words come back into the form, also where the page was left meanwhile. */
  const takeBack = async (replyId: string, { reply: text, keepsOpen: open }: EnquiryReplyForm) => {
    try {
      await undo({ params: { id, replyId } });
      const typedSince = readUnsaved(unsavedName).reply;
      const words = typeof typedSince === 'string' && typedSince ? `${text}\n\n${typedSince}` : text;
      keepUnsaved(unsavedName, { reply: words, keepsOpen: open });
      form.setValue('reply', words);
      form.setValue('keepsOpen', open);
      showSuccess('Undid your reply. No email sent.');
    } catch (thrown) {
      showFailure(toFailure(thrown));
    }
  };

  const send = async (typed: EnquiryReplyForm, event?: BaseSyntheticEvent<object>) => {
    try {
      const { replyId } = await sendReply({
        params: { id },
        body: { text: typed.reply, repliesSeen: replies.length, ...(keepsOpen && { keepsOpen }) },
      });
      form.reset(blank, { keepFieldsRef: true });
      forgetTyped();
      showUndoableMail('Reply stored', `The email to ${email} goes`, () => takeBack(replyId, typed));
      if (isByNext(event)) neighbours.openNext?.();
    } catch (thrown) {
      // Where a colleague was quicker, what they wrote is shown, and the next press sends this all the same.
      showServerErrors(form, toFailure(thrown));
    }
  };

  return (
    <Form form={form} id="reply-form" aria-label="Reply" onValid={send} isWide>
      <ReplyTemplates
        enquiry={enquiry}
        onChoose={(words, isDelay) => {
          const typed = form.getValues('reply');
          form.setValue('reply', typed ? `${typed}\n\n${words}` : words, { shouldDirty: true });
          if (isDelay) form.setValue('keepsOpen', 'yes', { shouldDirty: true });
          form.setFocus('reply');
        }}
      />
      <TextAreaField
        label={isAnswered ? 'Another reply' : 'Reply'}
        hint={`Goes to ${email}. We add “Kia ora ${firstName}” above and their message below.`}
        rows={6}
        maxLength={5000}
        onKeyDown={sendOnCtrlEnter}
        {...bindBlank(form, 'reply')}
      />
      {!isAnswered && (
        <CheckboxField
          label="Keep it open"
          hint="For a reply that only delays the answer. It stays under Open until we’ve answered."
          checked={keepsOpen}
          onChange={({ target }) => form.setValue('keepsOpen', target.checked ? 'yes' : '')}
        />
      )}
      <Flex wrap="wrap" gap="2">
        <BusyButton type="submit" busy={form.formState.isSubmitting} busyLabel="Sending…">
          {keepsOpen ? 'Send and keep open' : 'Send reply'}
        </BusyButton>
        {neighbours.openNext && (
          <BusyButton type="submit" name="next" variant="outline" busy={form.formState.isSubmitting}>
            {neighbours.next ? 'Send and open next' : 'Send and open the list'}
          </BusyButton>
        )}
      </Flex>
    </Form>
  );
}

function isByNext(event: BaseSyntheticEvent<object> | undefined): boolean {
  const sent = event?.nativeEvent;
  return sent instanceof SubmitEvent && sent.submitter?.getAttribute('name') === 'next';
}
