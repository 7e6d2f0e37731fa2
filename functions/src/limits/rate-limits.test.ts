import { describe, expect, it } from 'vitest';
import { type RateLimit, rateLimits } from './rate-limits.ts';

/**
 * The day of a campaign: 5,000 visitors, of whom a third come through ten addresses of mobile networks, and as unevenly
 * as networks are large. Three in ten come within one hour. What they do is guessed high.
 */
const day = { visitors: 5000, sharing: 1 / 3, addresses: 10, inPeakHour: 0.3, hours: 16 };
const habits: Record<string, { limit: RateLimit; share: number; tries: number }> = {
  'opens an account': { limit: rateLimits.registrationByNetwork, share: 0.06, tries: 1.4 },
  'places an order': { limit: rateLimits.orderByNetwork, share: 0.05, tries: 1.1 },
  'sends an enquiry': { limit: rateLimits.enquiryByNetwork, share: 0.03, tries: 1.1 },
  'asks for a code': { limit: rateLimits.resetMailByNetwork, share: 0.02, tries: 1.2 },
  'types a wrong code': { limit: rateLimits.resetGuessByNetwork, share: 0.01, tries: 2 },
  'types a wrong password': { limit: rateLimits.signInByNetwork, share: 0.1, tries: 1.5 },
};
const runs = 2000;

/** The same numbers each time: https://en.wikipedia.org/wiki/Linear_congruential_generator */
function startDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Who of the visitors comes to the counter of the largest address in one window, each as often as they try. */
function drawUses({ limit, share, tries }: (typeof habits)[string], dice: () => number): number {
  const weights = Array.from({ length: day.addresses }, (_, index) => 1 / (index + 1));
  const largest = 1 / weights.reduce((sum, weight) => sum + weight, 0);
  const perWindow = Math.min(1, limit.windowMinutes / 60);
  const chance = day.sharing * largest * day.inPeakHour * perWindow * share;
  let uses = 0;
  for (let visitor = 0; visitor < day.visitors; visitor += 1) {
    if (dice() >= chance) continue;
    uses += 1;
    while (dice() < 1 - 1 / tries) uses += 1;
  }
  return uses;
}

describe('on the day of a campaign no honest customer is refused, in 999 of 1,000 such days', () => {
  it.each(Object.entries(habits))('of those behind the largest address, where one in many %s', (_, habit) => {
    const dice = startDice(habit.limit.name.length);
    const refused = Array.from({ length: runs }, () => drawUses(habit, dice)).filter(
      (uses) => uses > habit.limit.max,
    );
    expect(refused.length / runs).toBeLessThanOrEqual(0.001);
  });
});

it.each(Object.entries(habits))('a flood from one address ends: %s without end', (_, { limit }) => {
  // A window's end may fall into it, so at most twice the number within an hour's length.
  const tried = 10_000;
  const served = Math.min(tried, 2 * limit.max * Math.max(1, 60 / limit.windowMinutes));
  expect(served).toBeLessThanOrEqual(500);
});

it('a limit counts over a quarter of an hour, an hour or a day, and says in words what there is too much of', () => {
  const { signInByAccount, orderByAccountHour, orderByAccountDay } = rateLimits;
  expect(signInByAccount).toEqual({ name: 'sign-in-account', max: 10, windowMinutes: 15 });
  expect(orderByAccountHour).toEqual({
    name: 'order-account-hour',
    max: 10,
    windowMinutes: 60,
    refusal: 'That’s as many orders as we take from one account in an hour.',
  });
  expect(orderByAccountDay).toMatchObject({ max: 30, windowMinutes: 1440 });
});
