import type { Enquiry } from '@kowhai/domain/enquiry';
import { siteSettings } from '@kowhai/domain/site-settings';
import { formatFullName } from '@kowhai/domain/user';
import type { Mail } from './render-mail.ts';

/** To whoever's address stands in the form. It repeats nothing from there, so nobody can speak through our mails. */
export function writeConfirmEnquiry(): Mail {
  return {
    subject: 'We have your enquiry',
    title: 'We have your enquiry',
    blocks: [
      {
        kind: 'paragraph',
        text: `Kia ora, thank you for getting in touch. A person reads every enquiry, and you will hear from us within ${siteSettings.promises.enquiryHours} hours.`,
      },
      {
        kind: 'paragraph',
        text: `If you did not write to us, somebody gave your address by mistake, and you can leave this unanswered.`,
      },
    ],
  };
}

/** To the provider. */
export function writeSendEnquiry(enquiry: Enquiry): Mail {
  const name = formatFullName(enquiry);
  return {
    subject: `${enquiry.enquirySubject}: enquiry from ${name}`,
    title: 'A new enquiry',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Name', name],
          ['Email', enquiry.email],
          ['Phone', enquiry.phone || 'not given'],
          ['Subject', enquiry.enquirySubject],
        ],
      },
      { kind: 'heading', text: 'Message' },
      { kind: 'paragraph', text: enquiry.enquiryMessage },
      {
        kind: 'paragraph',
        text: `Answer this mail to answer the customer; the promise is ${siteSettings.promises.enquiryHours} hours.`,
      },
    ],
  };
}
