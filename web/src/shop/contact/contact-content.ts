import { siteSettings } from '@kowhai/domain/site-settings';

export const contactIntro = {
  headline: 'Ask us anything',
  lead: `Someone in New Zealand reads every message and replies within ${siteSettings.promises.enquiryHours} hours.`,
} as const;

/** Why personal details are asked for; shown beside the form. */
export const contactPrivacy =
  'We only use your details to reply to you. Our support team sees them, and you can ask to see, correct or delete them.';

export const thankYou = {
  /** These words are in the specification. */
  title: 'Enquiry successfully submitted',
  // "Usually", because the limit on mails is checked only when the confirmation is sent, after the response.
  text: `Thank you. We’ve got your message and will reply within ${siteSettings.promises.enquiryHours} hours. You’ll usually get a confirmation by email, but we have your message either way.`,
} as const;
