import { siteSettings } from '@kowhai/domain/site-settings';

export const contactIntro = {
  headline: 'Ask us anything',
  lead: `Somebody in New Zealand reads every message and answers within ${siteSettings.promises.enquiryHours} hours.`,
} as const;

/** Why personal details are asked for, beside where they are asked. */
export const contactPrivacy =
  'We use your details only to answer you. Our support team sees them, and you can ask to see, correct or delete them.';

export const thankYou = {
  /** The specified words of success. */
  title: 'Enquiry successfully submitted',
  // Whether the confirmation is held back is decided when it is delivered, after the answer.
  text: `Thank you. We have your message and will answer within ${siteSettings.promises.enquiryHours} hours. A confirmation usually follows by email; your message is with us in any case.`,
} as const;
