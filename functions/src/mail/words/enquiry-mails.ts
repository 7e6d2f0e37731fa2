import type { EnquirySnapshot } from '@kowhai/domain/enquiries/enquiry';
import { formatFullName } from '@kowhai/domain/people/user';
import { siteSettings } from '@kowhai/domain/site-settings';
import { cutText } from '@kowhai/domain/text';
import { formatMomentInWords } from '@kowhai/domain/time/date';
import { callable, facts, type MailWords } from './mail-blocks.ts';
import { greet } from './order-mail-parts.ts';

/** Repeats nothing that was typed, so that the shop sends no stranger's words; the subject is one of a list. */
export function writeConfirmEnquiry(
  subject: EnquirySnapshot['enquirySubject'],
  receivedAt: string,
): MailWords {
  return {
    subject: `We have your enquiry: ${subject}`,
    preheader: `You’ll hear from us within ${siteSettings.promises.enquiryHours} hours.`,
    title: 'We have your enquiry',
    blocks: [
      facts({ Subject: subject, Received: formatMomentInWords(receivedAt) }),
      `Kia ora. Thanks for getting in touch. A person reads every enquiry, and you’ll hear from us within ${siteSettings.promises.enquiryHours} hours.`,
      'Didn’t write to us? Someone gave your address by mistake, so you can ignore this email.',
    ],
  };
}

/** Staff have read the enquiry, so this may repeat its name and words. */
export function writeEnquiryReply(enquiry: EnquirySnapshot, receivedAt: string, text: string): MailWords {
  return {
    subject: `Re: ${enquiry.enquirySubject}`,
    preheader: cutText(text.replace(/\s+/g, ' '), 120),
    title: greet(enquiry),
    blocks: [
      text,
      { kind: 'note', text: `Anything else? Reply to this email or call ${siteSettings.freephone}.` },
      { kind: 'heading', text: `You wrote on ${formatMomentInWords(receivedAt)}` },
      { kind: 'quote', text: enquiry.enquiryMessage },
    ],
  };
}

export function writeSendEnquiry(enquiry: EnquirySnapshot): MailWords {
  const name = formatFullName(enquiry);
  return {
    subject: `${enquiry.enquirySubject}: enquiry from ${name}`,
    preheader: cutText(enquiry.enquiryMessage.replace(/\s+/g, ' '), 120),
    title: 'New enquiry',
    blocks: [
      facts({
        Name: name,
        Email: enquiry.email,
        Phone: callable(enquiry.phone || 'not given'),
        Subject: enquiry.enquirySubject,
      }),
      { kind: 'heading', text: 'Message' },
      enquiry.enquiryMessage,
      `Reply to this email to answer the customer. We promise a reply within ${siteSettings.promises.enquiryHours} hours.`,
    ],
  };
}
