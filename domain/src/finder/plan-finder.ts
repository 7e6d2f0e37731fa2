/** The plan finder: four answers in; a plan, its whole cost and its neighbours out. */
import * as z from 'zod/mini';
import { computeTotals } from '#domain/cart/pricing.ts';
import { type Cost, listWholeCost } from '#domain/cart/whole-cost.ts';
import type { Hardware } from '#domain/catalogue/hardware.ts';
import { findModem, listModems } from '#domain/catalogue/hardware-fit.ts';
import type { Plan } from '#domain/catalogue/plan.ts';
import { type PlanCategory, planCategories } from '#domain/catalogue/plan-category.ts';
import { findNeighbours, type Neighbours, speedOf } from '#domain/catalogue/plan-neighbours.ts';

/** Each message names its question, as the summary lists them together. */
export const householdAnswers = z.object({
  people: z.enum(['few', 'some', 'many'], 'Choose how many people live there'),
  evening: z.enum(['light', 'streams', 'everything'], 'Choose what’s happening at 8 pm'),
  sending: z.enum(['little', 'work', 'much', 'living'], 'Choose whether anyone uploads a lot'),
  place: z.enum(['own', 'renting', 'rural', 'bach'], 'Choose what kind of place it is'),
});
export type HouseholdAnswers = z.output<typeof householdAnswers>;

/** Names and values appear in the finder's URL. */
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
    question: 'What’s happening at 8 pm?',
    choices: [
      { value: 'light', label: 'Email, news, the odd movie' },
      { value: 'streams', label: 'Two or three screens at once' },
      { value: 'everything', label: 'A screen in every room, games and downloads' },
    ],
  },
  {
    name: 'sending',
    question: 'Does anyone upload a lot?',
    choices: [
      { value: 'little', label: 'No, just photos and calls' },
      { value: 'work', label: 'Video meetings and working from home' },
      { value: 'much', label: 'Video, live streams, big backups' },
      { value: 'living', label: 'Very large files all day, for a living' },
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

/** In Mbps, by the number of people. The shop's own judgement, from the smallest plan to the top of fibre. */
const downloadNeeded = {
  light: { few: 50, some: 100, many: 200 },
  streams: { few: 150, some: 300, many: 500 },
  everything: { few: 500, some: 500, many: 900 },
} as const;
const uploadNeeded = {
  little: { few: 10, some: 10, many: 20 },
  work: { few: 10, some: 30, many: 50 },
  much: { few: 400, some: 400, many: 400 },
  living: { few: 1000, some: 1000, many: 1000 },
} as const;

/** Wireless where fibre ends, and for a bach, where an installer's visit does not pay. */
const isOverTheAir = { own: false, renting: false, rural: true, bach: true } as const;

type ComparedPlan = Pick<Plan, '_id' | 'name' | 'category' | 'price' | 'download' | 'upload'>;
type Modem = Pick<Hardware, 'category' | 'worksWith' | 'isModem' | 'price' | 'countInStock'>;

/** Invalid answers count as none: forms hold null, and a URL may hold anything. */
const answersSoFar = z.object({
  people: z.catch(z.optional(householdAnswers.shape.people), undefined),
  evening: z.catch(z.optional(householdAnswers.shape.evening), undefined),
  sending: z.catch(z.optional(householdAnswers.shape.sending), undefined),
  place: z.catch(z.optional(householdAnswers.shape.place), undefined),
});

type AnswersSoFar = z.output<typeof answersSoFar>;

export function narrowPlans<P extends ComparedPlan>(plans: readonly P[], answers: object): P[] {
  const known = answersSoFar.parse(answers);
  const atPlace = plans.filter(({ category }) => listCategories(known).includes(category));
  return atPlace.filter((plan) => isEnough(plan, known));
}

export type PlanAdvice<P, M> = Neighbours<P> & {
  recommended: P;
  reason: string;
  /** The modem it needs; null if none can be bought. */
  modem: M | null;
  isSoldOut: boolean;
  costs: Cost[];
};

/** The cheapest that suits, or else the fastest. @returns null if no plan of the right kind is sold */
export function recommendPlan<P extends ComparedPlan, M extends Modem>(
  plans: readonly P[],
  hardware: readonly M[],
  answers: HouseholdAnswers,
): PlanAdvice<P, M> | null {
  const byPrice = plans
    .filter(({ category }) => listCategories(answers).includes(category))
    .toSorted((a, b) => a.price - b.price || speedOf(b.download) - speedOf(a.download));
  const enough = byPrice.find((plan) => isEnough(plan, answers));
  const recommended = enough ?? findFastest(byPrice);
  if (!recommended) return null;
  const modem = findModem(hardware, recommended);
  const { oneOffCents } = computeTotals(
    [{ price: recommended.price, qty: 1 }],
    modem ? [{ price: modem.price, qty: 1 }] : [],
  );
  return {
    recommended,
    reason: enough
      ? describeFit(recommended, answers, byPrice.slice(0, byPrice.indexOf(recommended)))
      : describeFastest(recommended, answers),
    modem,
    isSoldOut: !modem && listModems(hardware, recommended).length > 0,
    costs: listWholeCost([recommended], oneOffCents).filter(({ name }) => shownCosts.includes(name)),
    ...findNeighbours(byPrice, recommended),
  };
}

const shownCosts = ['One-off', 'First twelve months'];

/** Fibre suits most homes; Hyperfibre is for people who upload for a living. */
function listCategories({ place, sending }: AnswersSoFar): readonly PlanCategory[] {
  return planCategories.filter((category) => {
    if (category === 'wireless') return !place || isOverTheAir[place];
    if (place && isOverTheAir[place]) return false;
    return category === 'fibre' || !sending || sending === 'living';
  });
}

/** An unanswered question excludes nothing. */
function isEnough(plan: ComparedPlan, { people, evening, sending }: AnswersSoFar): boolean {
  const download = evening ? downloadNeeded[evening][people ?? 'few'] : 0;
  const upload = sending ? uploadNeeded[sending][people ?? 'few'] : 0;
  return speedOf(plan.download) >= download && speedOf(plan.upload) >= upload;
}

function findFastest<P extends ComparedPlan>(plans: readonly P[]): P | undefined {
  return plans.toSorted((a, b) => speedOf(b.download) - speedOf(a.download) || a.price - b.price)[0];
}

const people = {
  few: 'One or two people',
  some: 'Three or four people',
  many: 'Five or more people',
} as const;
const doing = {
  light: 'with email, news and the odd movie',
  streams: 'with two or three screens at once',
  everything: 'with a screen in every room, games and downloads',
} as const;
const sending = {
  little: '',
  work: ', with room for video meetings',
  much: ', with room to upload as much as you do',
  living: ', with room for your work',
} as const;
const at = {
  own: '',
  renting:
    ' Most rentals in town already have a fibre box. If yours doesn’t, your landlord has to agree to one.',
  rural: ' It comes over the mobile network, so it works where fibre doesn’t go.',
  bach: ' It comes over the mobile network: plug it in when you arrive.',
} as const;

/** @param cheaper plans of its kind */
function describeFit(
  plan: ComparedPlan,
  answers: HouseholdAnswers,
  cheaper: readonly ComparedPlan[],
): string {
  const speed = `${inSentence(plan.download)} down and ${inSentence(plan.upload)} up`;
  const kind = { fibre: 'fibre', wireless: 'wireless', hyperfibre: 'fibre or Hyperfibre' }[plan.category];
  const isUploadShort = cheaper.some((other) => isEnough(other, { ...answers, sending: undefined }));
  const price =
    cheaper.length === 0
      ? `It’s our cheapest ${kind} plan.`
      : `Nothing cheaper ${isUploadShort ? 'uploads fast enough' : 'is fast enough'}.`;
  return `${people[answers.people]} ${doing[answers.evening]}: ${speed} is enough${sending[answers.sending]}. ${price}${at[answers.place]}`;
}

function inSentence(speed: string): string {
  return speed.charAt(0).toLowerCase() + speed.slice(1);
}

function describeFastest(plan: ComparedPlan, { place }: HouseholdAnswers): string {
  return `It’s the fastest we sell for a place like yours, ${inSentence(plan.download)} down. It may be slower than you’d like at busy times.${at[place]}`;
}
