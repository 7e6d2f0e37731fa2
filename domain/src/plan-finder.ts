/** Which plan suits a household: four answers in, a plan and its neighbours out. */
import * as z from 'zod/mini';
import type { Plan } from './plan.ts';
import type { PlanCategory } from './plan-category.ts';
import { findNeighbours, type Neighbours, speedOf } from './plan-neighbours.ts';

/** Each message says which question it belongs to: they stand together in the summary of what is missing. */
export const householdAnswers = z.object({
  people: z.enum(['few', 'some', 'many'], 'Choose how many people live there'),
  evening: z.enum(['light', 'streams', 'everything'], 'Choose what happens at eight in the evening'),
  sending: z.enum(['little', 'work', 'much'], 'Choose whether anybody sends a lot'),
  place: z.enum(['own', 'renting', 'rural', 'bach'], 'Choose what kind of place it is'),
});
export type HouseholdAnswers = z.output<typeof householdAnswers>;

/** The questions in their order, each with its choices. Names and values stand in the finder's address. */
export const householdQuestions: readonly {
  [K in keyof HouseholdAnswers]: {
    name: K;
    question: string;
    choices: readonly { value: HouseholdAnswers[K]; label: string }[];
  };
}[keyof HouseholdAnswers][] = [
  {
    name: 'people',
    question: 'How many people live there?',
    choices: [
      { value: 'few', label: 'One or two' },
      { value: 'some', label: 'Three or four' },
      { value: 'many', label: 'Five or more' },
    ],
  },
  {
    name: 'evening',
    question: 'What happens at eight in the evening?',
    choices: [
      { value: 'light', label: 'Email, news, a film now and then' },
      { value: 'streams', label: 'Two or three screens at once' },
      { value: 'everything', label: 'A screen in each room, games and downloads' },
    ],
  },
  {
    name: 'sending',
    question: 'Does anybody send a lot?',
    choices: [
      { value: 'little', label: 'No, photos and calls' },
      { value: 'work', label: 'Video meetings and work from home' },
      { value: 'much', label: 'Video, games streamed live, big backups' },
    ],
  },
  {
    name: 'place',
    question: 'What kind of place is it?',
    choices: [
      { value: 'own', label: 'Our own home in town' },
      { value: 'renting', label: 'We rent in town' },
      { value: 'rural', label: 'Rural' },
      { value: 'bach', label: 'A bach' },
    ],
  },
];

/** In Mbps: what the evening asks for, times the people who share it. The figures are the shop's own judgement. */
const downloadNeeded = {
  light: { few: 50, some: 100, many: 200 },
  streams: { few: 150, some: 300, many: 500 },
  everything: { few: 500, some: 900, many: 1500 },
} as const;
const uploadNeeded = { little: 10, work: 50, much: 400 } as const;

const lineToTheHouse: readonly PlanCategory[] = ['fibre', 'hyperfibre'];
const overTheAir: readonly PlanCategory[] = ['wireless'];

/** Fibre ends with the towns; a bach that is empty half the year is better off without an installer's visit. */
const categoriesAt = {
  own: lineToTheHouse,
  renting: lineToTheHouse,
  rural: overTheAir,
  bach: overTheAir,
} as const;

export type PlanAdvice<P> = Neighbours<P> & {
  recommended: P;
  /** Why, in a sentence. */
  reason: string;
};

type ComparedPlan = Pick<Plan, '_id' | 'name' | 'category' | 'price' | 'download' | 'upload'>;

/**
 * Recommends the cheapest plan that carries what a household does; where none does, the fastest there is.
 *
 * @param plans the published plans
 * @returns null where no plan of the right kind is on sale
 */
export function recommendPlan<P extends ComparedPlan>(
  plans: readonly P[],
  answers: HouseholdAnswers,
): PlanAdvice<P> | null {
  const download = downloadNeeded[answers.evening][answers.people];
  const upload = uploadNeeded[answers.sending];
  const byPrice = plans
    .filter(({ category }) => categoriesAt[answers.place].includes(category))
    .toSorted((a, b) => a.price - b.price || speedOf(b.download) - speedOf(a.download));
  const enough = byPrice.find((plan) => speedOf(plan.download) >= download && speedOf(plan.upload) >= upload);
  const recommended = enough ?? findFastest(byPrice);
  if (!recommended) return null;
  return {
    recommended,
    reason: enough
      ? describeFit(recommended, answers, recommended === byPrice[0])
      : describeFastest(recommended, answers),
    ...findNeighbours(byPrice, recommended),
  };
}

function findFastest<P extends ComparedPlan>(plans: readonly P[]): P | undefined {
  return plans.toSorted((a, b) => speedOf(b.download) - speedOf(a.download) || a.price - b.price)[0];
}

const people = {
  few: 'One or two people',
  some: 'Three or four people',
  many: 'Five people or more',
} as const;
const doing = {
  light: 'with email, news and a film now and then',
  streams: 'with two or three screens at once',
  everything: 'with a screen in each room, games and downloads',
} as const;
const sending = {
  little: '',
  work: ', with room for video meetings',
  much: ', with room to send as much as you do',
} as const;
const at = {
  own: '',
  renting:
    ' Most rentals in town have a fibre box already; where yours has none, your landlord has to agree.',
  rural: ' It comes over the mobile network, where fibre does not go.',
  bach: ' It comes over the mobile network: plug it in when you arrive.',
} as const;

function describeFit(plan: ComparedPlan, answers: HouseholdAnswers, isCheapest: boolean): string {
  const speed = `${inSentence(plan.download)} down and ${inSentence(plan.upload)} up`;
  const price = isCheapest ? 'and nothing of ours costs less there' : 'and nothing cheaper of ours does';
  return `${people[answers.people]} ${doing[answers.evening]}: ${speed} carry that${sending[answers.sending]}, ${price}.${at[answers.place]}`;
}

/** "Up to 500 Mbps" within a sentence. */
function inSentence(speed: string): string {
  return speed.charAt(0).toLowerCase() + speed.slice(1);
}

function describeFastest(plan: ComparedPlan, { place }: HouseholdAnswers): string {
  return `It is the fastest that we sell for such a place, ${inSentence(plan.download)} down, and may be slower than you would like at busy times.${at[place]}`;
}
