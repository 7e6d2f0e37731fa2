import * as z from 'zod/mini';
import { line } from '#domain/text-schema.ts';
import { day } from '#domain/time/day.ts';
import { switchQuestions } from './switch-words.ts';

type SetupQuestion = {
  label: string;
  hint?: string;
  kind: 'choice' | 'text' | 'day';
  choices?: Readonly<Record<string, string>>;
  /** Only for plans that need a line into the house. */
  isForLine?: boolean;
};

const shortText = line('At most 120 characters', { min: 0, max: 120 });

/** An empty text withdraws an answer. */
const shape = {
  fibreBox: z.enum(['', 'yes', 'no', 'unsure'], 'Choose one of these'),
  provider: shortText,
  account: line('Enter the account number as it is on your bill', { min: 0, max: 40 }).check(
    z.regex(/^$|\d/, 'Enter the account number as it is on your bill'),
  ),
  arrangeSwitch: z.enum(['', 'yes', 'no'], 'Choose one of these'),
  day: z.union([z.literal(''), day]),
  opensDoor: shortText,
  home: z.enum(['', 'own', 'let', 'agreed', 'asking'], 'Choose one of these'),
};
/** Stored with the order. A change sends the answers that it sets. */
export const setupAnswers = z.partial(z.object(shape));
/** What an order may bring along: it is asked on the way. */
export const switchAnswers = z.pick(setupAnswers, { provider: true, account: true, arrangeSwitch: true });
export type SwitchAnswers = z.output<typeof switchAnswers>;
export type SetupAnswers = z.output<typeof setupAnswers>;
export type SetupQuestionName = keyof typeof shape;

export const setupQuestions: Readonly<Record<SetupQuestionName, SetupQuestion>> = {
  provider: { ...switchQuestions.provider, kind: 'text' },
  account: { ...switchQuestions.account, kind: 'text' },
  arrangeSwitch: { ...switchQuestions.arrangeSwitch, kind: 'choice' },
  fibreBox: {
    label: 'Is there a fibre box on the wall?',
    hint: 'A small white box with lights, marked ONT',
    kind: 'choice',
    choices: { yes: 'Yes', no: 'No', unsure: 'Not sure' },
    isForLine: true,
  },
  day: { label: 'Which day suits?', hint: 'We’ll try to keep to it, and let you know', kind: 'day' },
  opensDoor: {
    label: 'Who’ll let us in?',
    hint: 'Their name, and their phone number if it isn’t you: your tenant’s, where one lives there',
    kind: 'text',
    isForLine: true,
  },
  home: {
    label: 'Is it your own home?',
    kind: 'choice',
    choices: {
      own: 'Yes',
      let: 'Yes, and a tenant lives there',
      agreed: 'We rent, and the landlord agrees',
      asking: 'We rent, and haven’t asked yet',
    },
    isForLine: true,
  },
};
const names = Object.keys(setupQuestions) as SetupQuestionName[];

/** Wireless orders are not asked about a line. */
export function listSetupQuestions(
  lines: readonly { category: string }[],
): (SetupQuestion & { name: SetupQuestionName })[] {
  const hasLine = lines.some(({ category }) => category !== 'wireless');
  return names
    .map((name) => ({ name, ...setupQuestions[name] }))
    .filter(({ isForLine = false }) => hasLine || !isForLine);
}

export function describeSetupAnswers(answers: SetupAnswers): { name: string; value: string }[] {
  return names.flatMap((name) => {
    const answer = answers[name];
    const { label, choices } = setupQuestions[name];
    return answer ? { name: label, value: choices?.[answer] ?? answer } : [];
  });
}

/** What was answered about one home does not hold for another. */
export function withoutHomeAnswers({
  fibreBox: _,
  opensDoor: __,
  home: ___,
  ...answers
}: SetupAnswers): SetupAnswers {
  return answers;
}
