import type { EnquirySnapshot } from '@kowhai/domain/enquiries/enquiry';
import { siteSettings } from '@kowhai/domain/site-settings';
import { cutText } from '@kowhai/domain/text';
import { formatMomentInWords } from '@kowhai/domain/time/date';
import { callable, facts, type MailWords } from './mail-blocks.ts';
import { greet } from './order-mail-parts.ts';
import { showName, showPhone } from './withhold-typed.ts';

/** Repeats nothing that was typed, so that the shop sends no stranger's words; the subject is one of a list. */
export function writeConfirmEnquiry(
  subject: EnquirySnapshot['enquirySubject'],
  receivedAt: string,
  now: string,
): MailWords {
  return {
    subject: `We have your enquiry: ${subject}`,
    preheader: `You’ll hear from us within ${siteSettings.promises.enquiryHours} hours.`,
    title: 'We have your enquiry',
    blocks: [
      facts({ Subject: subject, Received: formatMomentInWords(receivedAt, now) }),
      `Kia ora. Thanks for getting in touch. A person reads every enquiry, and you’ll hear from us within ${siteSettings.promises.enquiryHours} hours.`,
      'Didn’t write to us? Someone gave your address by mistake, so you can ignore this email.',
    ],
  };
}

/** Staff have read the enquiry, so this may repeat its name and words. */
export function writeEnquiryReply(
  enquiry: EnquirySnapshot,
  receivedAt: string,
  text: string,
  now: string,
): MailWords {
  return {
    subject: `Re: ${enquiry.enquirySubject}`,
    preheader: cutText(text.replace(/\s+/g, ' '), 120),
    title: greet(enquiry),
    blocks: [
      text,
      { kind: 'note', text: `Anything else? Reply to this email or call ${siteSettings.freephone}.` },
      { kind: 'heading', text: `You wrote on ${formatMomentInWords(receivedAt, now)}` },
      { kind: 'quote', text: enquiry.enquiryMessage },
    ],
  };
}

/** A stranger’s words are in the quote alone, marked as theirs. */
export function writeSendEnquiry(enquiry: EnquirySnapshot, now: string): MailWords {
  const promise = `We promise a reply within ${siteSettings.promises.enquiryHours} hours.`;
  return {
    subject: `Enquiry, ${formatMomentInWords(now, now)}: ${enquiry.enquirySubject}`,
    preheader: `From ${enquiry.email}. ${promise}`,
    title: 'New enquiry',
    blocks: [
      facts({
        Name: showName(enquiry),
        Email: enquiry.email,
        Phone: callable(showPhone(enquiry.phone)),
        Subject: enquiry.enquirySubject,
      }),
      { kind: 'heading', text: 'They wrote' },
      { kind: 'quote', text: enquiry.enquiryMessage },
      `Reply to this email to answer them. ${promise}`,
    ],
  };
}
