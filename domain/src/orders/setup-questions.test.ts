import { describe, expect, it } from 'vitest';
import { describeSetupAnswers, listSetupQuestions, setupAnswers } from './setup-questions.ts';

describe('the questions after an order', () => {
  it.each([
    ['fibre', ['provider', 'account', 'arrangeSwitch', 'fibreBox', 'day', 'opensDoor', 'home']],
    ['hyperfibre', ['provider', 'account', 'arrangeSwitch', 'fibreBox', 'day', 'opensDoor', 'home']],
    ['wireless', ['provider', 'account', 'arrangeSwitch', 'day']],
  ])('of %s are %j', (category, names) => {
    expect(listSetupQuestions([{ category }]).map(({ name }) => name)).toEqual(names);
  });

  it('may stay unanswered, and one answer says nothing of the others', () => {
    expect(setupAnswers.parse({})).toEqual({});
    expect(setupAnswers.parse({ fibreBox: 'yes' })).toEqual({ fibreBox: 'yes' });
  });

  it.each([
    { fibreBox: 'maybe' },
    { day: '2026-02-30' },
    { provider: 'x'.repeat(121) },
    { account: 'none' },
    { home: 3 },
  ])('do not take %j', (answer) => {
    expect(setupAnswers.safeParse(answer).success).toBe(false);
  });

  it('are read with their answers in words, those taken back left out', () => {
    expect(
      describeSetupAnswers({ provider: 'Example Net', fibreBox: 'unsure', home: '', day: '2026-12-01' }),
    ).toEqual([
      { name: 'Who’s your provider now?', value: 'Example Net' },
      { name: 'Is there a fibre box on the wall?', value: 'Not sure' },
      { name: 'Which day suits?', value: '2026-12-01' },
    ]);
  });
});
