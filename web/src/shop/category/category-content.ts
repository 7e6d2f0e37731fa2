import { siteSettings } from '@kowhai/domain/site-settings';
import type { Step } from '#shop/shared/step-list.tsx';

export type Benefit = { title: string; text: string };

/** Shown on the page and told to search engines alike, so the answer is plain text. */
export type Faq = { question: string; answer: string };

/** The same for each kind of broadband. */
export const paymentFaq: Faq = {
  question: 'When and how do I pay?',
  answer: `Not on this site: we never ask for a card number here. ${siteSettings.billing} It covers your first month and any hardware and postage. After that, you pay your plan’s price each month.`,
};

/** All that a category page says and that is not a speed, a price or a picture. */
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
