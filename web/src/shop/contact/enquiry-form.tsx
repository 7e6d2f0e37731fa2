import { chakra } from '@chakra-ui/react';
import { type EnquiryInput, type EnquiryRequest, enquiryRequest } from '@kowhai/domain/api/mail';
import { enquiryHints, enquirySubjects } from '@kowhai/domain/enquiries/enquiry';
import { orderNumberIn } from '@kowhai/domain/orders/order-number';
import { personHints } from '@kowhai/domain/people/user';
import { type ComponentProps, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChange } from '#data/use-change.ts';
import { NoScriptNote } from '#shared/no-script-note.tsx';
import { sendForm } from '#shared/send-form.ts';
import { readUnsavedTexts, useUnsavedForm } from '#shared/use-unsaved-form.ts';
import { EmailField, FirstNameField, LastNameField, PhoneField } from '#shop/shared/person-fields.tsx';
import { PrivacyNote } from '#shop/shared/privacy-note.tsx';
import { useSession } from '#state/session.ts';
import { dropUnsaved, keepUnsaved, readUnsaved } from '#state/unsaved.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-field.tsx';
import { bind, useValidatedForm } from '#ui/fields/use-validated-form.ts';

const unsavedName = 'enquiry';
const noTexts = { firstName: '', lastName: '', email: '', phone: '', enquirySubject: '', enquiryMessage: '' };

const requestName = 'enquiry-request';

/** Kept until it is sent, so that sending again after a lost answer or a reload makes no second enquiry. */
function readRequestId(): string {
  const { id } = readUnsaved(requestName);
  if (typeof id === 'string') return id;
  const made = crypto.randomUUID();
  keepUnsaved(requestName, { id: made });
  return made;
}

export function EnquiryForm({ onSent }: { onSent: () => void }) {
  const send = useChange('sendEnquiry');
  const [search] = useSearchParams();
  const orderNumber = orderNumberIn(search.get('order'));
  const kept = readUnsavedTexts(unsavedName, noTexts);
  const form = useValidatedForm<EnquiryInput, EnquiryRequest>(enquiryRequest, {
    ...kept,
    enquirySubject: enquirySubjects.find((subject) => subject === kept.enquirySubject) ?? enquirySubjects[0],
    trap: '',
  });
  const { formState, getValues, reset, setValue } = form;
  const user = useSession((session) => session.user);
  const forgetTyped = useUnsavedForm(form, unsavedName);

  // Not default values: the page was prerendered without them, and hydration would leave the fields empty.
  useEffect(() => {
    if (!orderNumber || getValues('enquiryMessage') !== '') return;
    setValue('enquirySubject', 'Order Status');
    setValue('enquiryMessage', `Order ${orderNumber}: `);
  }, [orderNumber, getValues, setValue]);

  // The user is known only after hydration; what was typed by then stays.
  useEffect(() => {
    const { firstName, lastName, email, phone } = getValues();
    if (!user || [firstName, lastName, email, phone].some((text) => text !== '')) return;
    const known = {
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      phone: user.phone,
    };
    // Keeps the registered fields: they would otherwise report no typing until the next render.
    reset({ ...getValues(), ...known }, { keepFieldsRef: true });
  }, [user, getValues, reset]);

  const submit = sendForm(form, async (enquiry) => {
    await send.mutateAsync({ body: enquiry, idempotencyKey: readRequestId() });
    forgetTyped();
    dropUnsaved(requestName);
    onSent();
  });

  return (
    <Form form={form} aria-label="Enquiry" onValid={submit}>
      <NoScriptNote what="Sending this form" />
      <FirstNameField {...bind(form, 'firstName')} />
      <LastNameField hint={enquiryHints.lastName} {...bind(form, 'lastName')} />
      <EmailField
        label="Email"
        hint={`${personHints.email}. We’ll reply to this address`}
        {...bind(form, 'email')}
      />
      <PhoneField hint="If you’d rather we called" optional {...bind(form, 'phone')} />
      <SelectField label="Subject" options={enquirySubjects} {...bind(form, 'enquirySubject')} />
      <TextAreaField
        label="Message"
        hint={`${enquiryHints.enquiryMessage}. Leave out passwords and card numbers: we never need them`}
        {...bind(form, 'enquiryMessage')}
      />
      <Honeypot {...form.register('trap')} />
      <PrivacyNote>
        We only use your details to reply to you. Our support team sees them, and you can ask to see, correct
        or delete them.
      </PrivacyNote>
      <Button type="submit" busy={formState.isSubmitting} busyLabel="Sending…" justifySelf="start">
        Send message
      </Button>
    </Form>
  );
}

/** What 1Password, LastPass, Bitwarden and Dashlane read. */
const ignored = {
  'data-1p-ignore': true,
  'data-lpignore': 'true',
  'data-bwignore': true,
  'data-form-type': 'other',
};

/**
 * A field that nobody can see, focus or hear. Robots that fill in every field give themselves away. Its name is one that
 * browsers and password managers do not know, and they are told to leave it alone.
 */
function Honeypot(props: ComponentProps<'input'>) {
  return (
    <chakra.div
      aria-hidden
      position="absolute"
      insetInlineStart="-9999px"
      width="1px"
      height="1px"
      overflow="hidden"
    >
      <label>
        Leave this empty
        <input type="text" tabIndex={-1} autoComplete="off" {...ignored} {...props} />
      </label>
    </chakra.div>
  );
}
