import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import { siteSettings } from '@kowhai/domain/site-settings';
import type { Step } from '#shop/shared/step-list.tsx';

const { freephone } = siteSettings;
const { reviewDays, connectionDays } = siteSettings.promises;

export const homeHero = {
  headline: 'Home internet that just gets on with it',
  promise:
    'Unlimited fibre and wireless broadband with no fixed term, looked after by people in New Zealand.',
  primary: 'See plans and prices',
  secondary: 'Find your plan',
} as const;

export const homeMeta = {
  title: `${siteSettings.name}: unlimited fibre and wireless, no fixed term`,
  description:
    'Unlimited home broadband for New Zealand: fibre, Hyperfibre and wireless with no fixed term, GST included, and support from people who live here.',
} as const;

/** In the order in which a household should consider them: is there fibre, what if not, and what if more is needed. */
export const serviceCards: readonly { category: PlanCategory; forWhom: string }[] = [
  { category: 'fibre', forWhom: 'For most homes in town' },
  { category: 'wireless', forWhom: 'For renters, baches and places without fibre' },
  { category: 'hyperfibre', forWhom: 'For studios, gamers and very full houses' },
];

export const howItWorks: readonly Step[] = [
  {
    title: 'Choose a plan',
    text: 'Pick the speed your household needs. Add Wi-Fi hardware if you want it, or keep your own router.',
  },
  {
    title: 'Place order',
    text: 'Give us your address and send your order request. There’s nothing to pay on this site.',
  },
  {
    title: 'Confirm and finalise',
    text: `One of us checks what your address can get, and phones or emails you within ${reviewDays}.`,
  },
  {
    title: 'Plug in',
    text: `Once approved, a standard connection takes ${connectionDays}. Then it’s one cable and you’re online.`,
  },
];

export const trustPoints: readonly { figure: string; title: string; text: string }[] = [
  {
    // The toll-free prefix: "0800".
    figure: freephone.split(' ', 1).join(''),
    title: 'NZ-based support',
    text: 'The people who answer live here. They know what a bach, a cross-lease and a southerly are.',
  },
  {
    figure: '0 months',
    title: 'No fixed term',
    text: 'Every plan runs month to month. Change or leave when your life changes.',
  },
  {
    figure: 'No cap',
    title: 'Unlimited data',
    text: 'On every plan, fibre or wireless. No meter to watch and no top-ups to buy.',
  },
  {
    // Shortened to fit a big figure: "1-2 days".
    figure: reviewDays.replace('business ', ''),
    title: 'Reviewed by people',
    text: `A form never signs you up. One of us reads each order within ${reviewDays} and talks to you first.`,
  },
];

/** True of all plans, so no row of the price list repeats it. */
export const everyPlan = 'Every plan: unlimited data, no fixed term, GST included.';

/** Hyperfibre uses the same line, so it is in the Fibre tab. */
export const planTabs: readonly { id: string; label: string; categories: readonly PlanCategory[] }[] = [
  { id: 'fibre', label: 'Fibre', categories: ['fibre', 'hyperfibre'] },
  { id: 'wireless', label: 'Wireless', categories: ['wireless'] },
];
