import type { Faq } from '#components/faq-list.tsx';
import type { Step } from '#components/step-list.tsx';

export type Benefit = { title: string; text: string };

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
