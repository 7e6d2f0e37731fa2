/** The plan finder: four answers in; a plan, its whole cost and its neighbours out. */
import * as z from 'zod/mini';
import { computeTotals } from '#domain/cart/pricing.ts';
import { type Cost, listWholeCost } from '#domain/cart/whole-cost.ts';
import type { Hardware } from '#domain/catalogue/hardware.ts';
import { listModems } from '#domain/catalogue/hardware-fit.ts';
import type { Plan } from '#domain/catalogue/plan.ts';
import type { PlanCategory } from '#domain/catalogue/plan-category.ts';
import { findNeighbours, type Neighbours } from '#domain/catalogue/plan-neighbours.ts';
import { readLeastMbps, readMbps } from '#domain/catalogue/plan-speeds.ts';
import {
  carries,
  type Direction,
  describeNeed,
  type PlanSpeeds,
  readCarriedMbps,
  type Uses,
} from './speed-needs.ts';

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

type AtOnce<Answer extends string> = Record<Answer, Record<HouseholdAnswers['people'], Uses>>;

/** What is downloaded at once in the evening, by the number of people. */
const eveningUses = {
  light: { few: { movie: 1 }, some: { movie: 2 }, many: { movie: 3 } },
  streams: { few: { screen: 3 }, some: { screen: 3 }, many: { screen: 3 } },
  everything: {
    few: { screen: 3, game: 1, download: 1 },
    some: { screen: 5, game: 2, download: 1 },
    many: { screen: 7, game: 3, download: 1 },
  },
} as const satisfies AtOnce<HouseholdAnswers['evening']>;

/** What is uploaded at once. Calls run both ways. */
const sendingUses = {
  little: { few: { call: 1 }, some: { call: 1 }, many: { call: 2 } },
  work: { few: { call: 2 }, some: { call: 2 }, many: { call: 3 } },
  much: {
    few: { call: 1, liveStream: 1, backup: 1 },
    some: { call: 1, liveStream: 1, backup: 1 },
    many: { call: 2, liveStream: 1, backup: 1 },
  },
  living: { few: { largeFile: 1 }, some: { largeFile: 1 }, many: { largeFile: 1 } },
} as const satisfies AtOnce<HouseholdAnswers['sending']>;

/**
 * Wireless where fibre ends, and for a bach, where an installer’s visit does not pay. A rental may have a fibre box or
 * not: renters see both.
 */
const categoriesAt: Record<HouseholdAnswers['place'], readonly PlanCategory[]> = {
  own: ['fibre', 'hyperfibre'],
  renting: ['fibre', 'hyperfibre', 'wireless'],
  rural: ['wireless'],
  bach: ['wireless'],
};

type ComparedPlan = Pick<Plan, '_id' | 'name' | 'category' | 'price'> & PlanSpeeds;
type Modem = Pick<Hardware, 'category' | 'worksWith' | 'isModem' | 'price' | 'countInStock'>;

/** Invalid answers count as none: forms hold null, and a URL may hold anything. */
const answersSoFar = z.object({
  people: z.catch(z.optional(householdAnswers.shape.people), undefined),
  evening: z.catch(z.optional(householdAnswers.shape.evening), undefined),
  sending: z.catch(z.optional(householdAnswers.shape.sending), undefined),
  place: z.catch(z.optional(householdAnswers.shape.place), undefined),
});

type AnswersSoFar = z.output<typeof answersSoFar>;

/** The plans that would do, going by the answers so far. Invalid answers count as none. */
export function narrowPlans<P extends ComparedPlan>(plans: readonly P[], answers: object): P[] {
  const known = answersSoFar.parse(answers);
  return plans.filter((plan) => isKindFor(plan, known) && isEnough(plan, known));
}

export type PlanPick<P, M> = {
  plan: P;
  reason: string;
  /** The modem for the household; null if none can be bought. */
  modem: M | null;
  /** The next smaller or bigger one, for those who know their home better. */
  otherModem: M | null;
  isSoldOut: boolean;
  costs: Cost[];
};

export type PlanAdvice<P, M> = Neighbours<P> & {
  pick: PlanPick<P, M>;
  /** For renters: what they can have without a fibre box; null for others, and if no wireless plan is sold. */
  withoutFibreBox: PlanPick<P, M> | null;
};

/** The cheapest that suits, or else the fastest. @returns null if no plan of the right kind is sold */
export function recommendPlan<P extends ComparedPlan, M extends Modem>(
  plans: readonly P[],
  hardware: readonly M[],
  answers: HouseholdAnswers,
): PlanAdvice<P, M> | null {
  const suitable = plans.filter((plan) => isKindFor(plan, answers));
  const wireless = suitable.filter(({ category }) => category === 'wireless');
  const wired = suitable.filter(({ category }) => category !== 'wireless');
  const considered = wired.length > 0 ? wired : wireless;
  const pick = pickPlan(considered, hardware, answers);
  if (!pick) return null;
  return {
    pick,
    withoutFibreBox: wired.length > 0 ? pickPlan(wireless, hardware, answers) : null,
    ...findNeighbours(considered, pick.plan),
  };
}

const shownCosts = ['One-off', 'First twelve months'];

function pickPlan<P extends ComparedPlan, M extends Modem>(
  plans: readonly P[],
  hardware: readonly M[],
  answers: HouseholdAnswers,
): PlanPick<P, M> | null {
  const byPrice = plans.toSorted((a, b) => a.price - b.price || carriedDown(b) - carriedDown(a));
  const enough = byPrice.find((plan) => isEnough(plan, answers));
  const plan = enough ?? byPrice.toSorted((a, b) => carriedDown(b) - carriedDown(a))[0];
  if (!plan) return null;
  const cheaper = byPrice.filter(({ price }) => price < plan.price);
  return {
    plan,
    reason: enough ? describeFit(plan, answers, cheaper) : describeFastest(plan, answers),
    ...pickModem(plan, hardware, answers),
  };
}

/** The smallest that can be bought; for five people or more the next one, as one router rarely reaches all their rooms. */
function pickModem<M extends Modem>(plan: ComparedPlan, hardware: readonly M[], answers: HouseholdAnswers) {
  const modems = listModems(hardware, plan);
  const [small = null, bigger = null] = modems.filter(({ countInStock }) => countInStock > 0);
  const isBig = answers.people === 'many' && bigger !== null;
  const modem = isBig ? bigger : small;
  const { oneOffCents } = computeTotals(
    [{ price: plan.price, qty: 1 }],
    modem ? [{ price: modem.price, qty: 1 }] : [],
  );
  return {
    modem,
    otherModem: isBig ? small : bigger,
    isSoldOut: !modem && modems.length > 0,
    costs: listWholeCost([plan], oneOffCents).filter(({ name }) => shownCosts.includes(name)),
  };
}

/** Fibre suits most homes; Hyperfibre is for people who upload for a living. */
function isKindFor({ category }: ComparedPlan, { place, sending }: AnswersSoFar): boolean {
  if (place && !categoriesAt[place].includes(category)) return false;
  return category !== 'hyperfibre' || !sending || sending === 'living';
}

type Household = Pick<AnswersSoFar, 'people' | 'evening' | 'sending'>;

/** What a household uses at once, each way; empty where it has not said. */
function usesOf({ people = 'few', evening, sending }: Household): Record<Direction, Uses> {
  return {
    download: evening ? eveningUses[evening][people] : {},
    upload: sending ? sendingUses[sending][people] : {},
  };
}

/** An unanswered question excludes nothing. */
function isEnough(plan: ComparedPlan, answers: AnswersSoFar): boolean {
  const { download, upload } = usesOf(answers);
  return (
    (!answers.evening || carries(plan, 'download', download)) &&
    (!answers.sending || carries(plan, 'upload', upload))
  );
}

function carriedDown(plan: ComparedPlan): number {
  return readCarriedMbps(plan, 'download');
}

const at = {
  own: '',
  renting: '',
  rural: ' It comes over the mobile network, so it works where fibre doesn’t go.',
  bach: ' It comes over the mobile network: plug it in when you arrive.',
} as const;

/** @param cheaper plans of its kind, none of which is enough */
function describeFit(
  plan: ComparedPlan,
  answers: HouseholdAnswers,
  cheaper: readonly ComparedPlan[],
): string {
  const { download, upload } = usesOf(answers);
  const downloads = `${describeNeed(download)} of its ${describeSpeed(plan, 'download')}`;
  const uploads = `${describeNeed(upload)} of its ${describeSpeed(plan, 'upload')} up`;
  const kind = { fibre: 'fibre', wireless: 'wireless', hyperfibre: 'fibre or Hyperfibre' }[plan.category];
  const carriesEvening = (other: ComparedPlan) => carries(other, 'download', download);
  const price =
    cheaper.length === 0
      ? `It’s our cheapest ${kind} plan.`
      : `No cheaper ${kind} plan ${cheaper.some(carriesEvening) ? 'uploads' : 'carries'} that with room to spare.`;
  return `${plan.name} is enough: ${downloads}${answers.sending === 'little' ? '' : `, and ${uploads}`}. ${price}${describeDelay(plan, download)}${at[answers.place]}`;
}

/** What games need besides speed; empty where nobody plays. */
function describeDelay({ category }: ComparedPlan, { game = 0 }: Uses): string {
  if (game === 0) return '';
  return category === 'wireless'
    ? ' Games need a short delay more than speed, and over the mobile network it’s longer than on fibre, and less even.'
    : ' Games need a short delay more than speed, and fibre’s is short and even.';
}

/** @returns "100 Mbps", or "typical 25 Mbps" where the speed is a range */
function describeSpeed(plan: ComparedPlan, direction: Direction): string {
  const carried = readCarriedMbps(plan, direction);
  const isRange =
    readLeastMbps(plan[direction]) !== readMbps(plan[direction]) || /up to/i.test(plan[direction]);
  return isRange ? `typical ${carried} Mbps` : plan[direction];
}

function describeFastest(plan: ComparedPlan, answers: HouseholdAnswers): string {
  const uses = usesOf(answers);
  const direction = carries(plan, 'download', uses.download) ? 'upload' : 'download';
  const way = { upload: 'up', download: 'down' }[direction];
  return `It’s the fastest we sell for a place like yours. At once, ${describeNeed(uses[direction])} Mbps, and it typically has ${readCarriedMbps(plan, direction)} ${way}, so it may be slower than you’d like at busy times.${describeDelay(plan, uses.download)}${at[answers.place]}`;
}
