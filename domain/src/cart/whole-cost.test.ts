import { describe, expect, it } from 'vitest';
import { describeCost, listWholeCost } from './whole-cost.ts';

const everyday = { price: 79.99, term: 'No fixed term' };
const studio = { price: 104.99, qty: 1, term: '12 months' };
const tell = (...args: Parameters<typeof listWholeCost>) =>
  Object.fromEntries(listWholeCost(...args).map((cost) => [cost.name, describeCost(cost)]));
const connecting = 'Free for a standard connection';
const leaving = 'Free. Your plan stops at the end of the month you’ve paid for';

describe('the whole cost', () => {
  it.each<[string, Parameters<typeof listWholeCost>, Record<string, string>]>([
    [
      'of a plan alone has nothing that is paid once',
      [[everyday], 0],
      {
        'Each month': '$79.99',
        'First twelve months': '$959.88 in total',
        Connecting: connecting,
        Leaving: leaving,
      },
    ],
    [
      'has hardware and postage once, and in the first twelve months',
      [[everyday], 22_997],
      {
        'Each month': '$79.99',
        'One-off': '$229.97',
        'First twelve months': '$1,189.85 in total',
        Connecting: connecting,
        Leaving: leaving,
      },
    ],
    [
      'of two plans names the term of the one that has a term',
      [[everyday, studio], 0],
      {
        'Each month': '$184.98',
        'First twelve months': '$2,219.76 in total',
        Connecting: connecting,
        Leaving: 'Free after 12 months',
      },
    ],
    [
      'has what the shop asks for connecting and leaving, were it to ask for it',
      [[everyday], 0, { connectionCents: 9900, leavingCents: 5000 }],
      {
        'Each month': '$79.99',
        'One-off': '$99.00',
        'First twelve months': '$1,058.88 in total',
        Connecting: '$99.00 for a standard connection',
        Leaving: '$50.00. Your plan stops at the end of the month you’ve paid for',
      },
    ],
    [
      'of two plans has what connecting each of them costs, and each term',
      [[{ ...everyday, term: '24 months' }, studio], 0, { connectionCents: 9900, leavingCents: 0 }],
      {
        'Each month': '$184.98',
        'One-off': '$198.00',
        'First twelve months': '$2,417.76 in total',
        Connecting: '$99.00 for a standard connection',
        Leaving: 'Free after 24 months and 12 months',
      },
    ],
    ['of hardware alone is told by its totals', [[], 22_997], {}],
  ])('%s', (_case, args, costs) => {
    expect(tell(...args)).toEqual(costs);
  });

  it('has no line that says nothing', () => {
    expect(listWholeCost([], 22_997)).toEqual([]);
    const names = ['Each month', 'First twelve months', 'Connecting', 'Leaving'];
    expect(listWholeCost([everyday], 0).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['None', leaving],
    ['no term', leaving],
    ['No fixed term', leaving],
    ['No term after 12 months', 'Free after No term after 12 months'],
    ['There is no term', 'Free after There is no term'],
    ['Nonesuch', 'Free after Nonesuch'],
    ['Second to none', 'Free after Second to none'],
  ])('of leaving a plan with the term "%s" is: %s', (term, told) => {
    expect(tell([{ price: 70, term }], 0).Leaving).toBe(told);
  });
});
