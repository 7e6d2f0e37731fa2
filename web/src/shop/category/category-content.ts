import { siteSettings } from '@kowhai/domain/site-settings';
import type { Step } from '#shop/shared/step-list.tsx';

export type Benefit = { title: string; text: string };

/** Plain text, as it is also used in structured data. */
export type Faq = { question: string; answer: string };

/** The same in all categories. */
export const paymentFaq: Faq = {
  question: 'When and how do I pay?',
  answer: `Not on this site: we never ask for a card number here. ${siteSettings.billing} It covers your first month and any hardware and postage. After that, you pay your plan’s price each month.`,
};

export const switchingFaq: Faq = {
  question: 'I’m with another provider. How do I switch?',
  answer:
    'Don’t cancel first: your line could be cut before ours is ready. Order, then tell us on your order’s page who you’re with and your account number. Agree there, and we’ll arrange the switch with them. They may charge you for leaving early, so check your contract.',
};

/** Copper lines are being closed, and what uses them is no part of any plan. */
export const landlineFaq: Faq = {
  question: 'I have a landline or a medical alarm. Can I switch?',
  answer:
    'Ask first. Our plans are broadband alone, and a line over copper ends with the switch. For an alarm, ask its provider whether it works without the landline, and wait for their yes before you order. To keep your number, ask a provider of calls over the internet to move it before you switch.',
};

/** The texts of a category page, except those with speeds or prices. */
export type CategoryContent = {
  headline: string;
  promise: string;
  benefitsTitle: string;
  benefits: readonly Benefit[];
  stepsTitle: string;
  steps: readonly [Step, Step, Step, Step];
  faqs: readonly Faq[];
  closing: { title: string; text: string };
};
