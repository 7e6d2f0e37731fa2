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
