import { expect, it } from 'vitest';
import { decideOfferSummary, listUnprintable } from './offer-summary.ts';
import type { PlanFields } from './plan.ts';
import { blankPlan } from './plan-fields.ts';

const made = { offerSummaryPath: 'documents/offer-summary-1f.pdf' };
const brought = { offerSummaryPath: 'documents/1f.pdf' };
const sold = { isPublished: true };

it.each<[string, Partial<PlanFields>, Partial<PlanFields>, ReturnType<typeof decideOfferSummary>]>([
  ['a draft that has none', {}, { price: 60 }, 'keep'],
  ['a draft without one that is published', {}, sold, 'make'],
  ['a draft with one that is published as it is', made, sold, 'keep'],
  ['a draft with one that is changed', made, { price: 60 }, 'remove'],
  ['a draft with one that is changed and published at once', made, { price: 60, ...sold }, 'make'],
  ['a published plan whose price is changed', { ...made, ...sold }, { price: 60 }, 'make'],
  [
    'a published plan whose label is changed, which no summary says',
    { ...made, ...sold },
    { highlight: 'New' },
    'keep',
  ],
  ['a published plan from which it is taken away', { ...made, ...sold }, { offerSummaryPath: '' }, 'make'],
  ['a published plan for which another is brought', { ...made, ...sold }, { ...brought, price: 60 }, 'keep'],
  ['a published plan whose summary was brought', { ...brought, ...sold }, { price: 60 }, 'keep'],
  ['a plan that is taken off sale', { ...made, ...sold }, { isPublished: false }, 'keep'],
])('settles the offer summary of %s', (_, stored, change, decision) => {
  const before = { ...blankPlan, price: 50, ...stored };
  expect(decideOfferSummary(before, { ...before, ...change })).toBe(decision);
});

it.each([
  ['letters with macrons, quotes and dashes', 'Tūī Whānau: “fast” – 900 Mbps…\nIt’s 20 m²', undefined],
  [
    'another currency',
    '€20 credit',
    'The offer summary can’t print “€”. Write that in words, or leave it out',
  ],
  [
    'an emoji, and a half',
    'Fast 🚀 ½ price 🚀',
    'The offer summary can’t print “🚀 ½”. Write that in words, or leave it out',
  ],
  [
    'a hyphen that does not break',
    'Wi‑Fi',
    'The offer summary can’t print “‑”. Write that in words, or leave it out',
  ],
])('a plan is published only with what its offer summary can print: %s', (_, description, problem) => {
  expect(listUnprintable({ ...blankPlan, description }).description).toBe(problem);
  const brought = { ...blankPlan, description, offerSummaryPath: 'documents/brought.pdf' };
  expect(listUnprintable(brought)).toEqual({});
});
