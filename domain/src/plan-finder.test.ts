import { describe, expect, it } from 'vitest';
import { type HouseholdAnswers, householdAnswers, householdQuestions, recommendPlan } from './plan-finder.ts';
import { speedOf } from './plan-neighbours.ts';

const plan = (
  name: string,
  category: 'fibre' | 'wireless' | 'hyperfibre',
  download: string,
  upload: string,
  price: number,
) => ({
  _id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  category,
  download,
  upload,
  price,
});

const plans = [
  plan('Hyperfibre 2000', 'hyperfibre', '2000 Mbps', '2000 Mbps', 139.99),
  plan('Fibre Max', 'fibre', '1000 Mbps', '500 Mbps', 104.99),
  plan('Fibre Starter', 'fibre', '100 Mbps', '20 Mbps', 64.99),
  plan('Fibre Studio', 'fibre', '500 Mbps', '500 Mbps', 94.99),
  plan('Fibre Everyday', 'fibre', '300 Mbps', '100 Mbps', 79.99),
  plan('Fibre Whānau', 'fibre', '500 Mbps', '100 Mbps', 88.99),
  plan('Wireless Everyday', 'wireless', '20-50 Mbps', '10 Mbps', 64.99),
  plan('Wireless 5G', 'wireless', 'Up to 500 Mbps', '50 Mbps', 84.99),
];

const ask = (
  people: HouseholdAnswers['people'],
  evening: HouseholdAnswers['evening'],
  sending: HouseholdAnswers['sending'],
  place: HouseholdAnswers['place'],
) => recommendPlan(plans, { people, evening, sending, place });

describe('the plan for a household', () => {
  it.each([
    ['few', 'light', 'little', 'own', 'Fibre Starter', null, 'Fibre Everyday'],
    ['few', 'light', 'work', 'renting', 'Fibre Everyday', 'Fibre Starter', 'Fibre Whānau'],
    ['some', 'streams', 'work', 'own', 'Fibre Everyday', 'Fibre Starter', 'Fibre Whānau'],
    ['many', 'streams', 'work', 'own', 'Fibre Whānau', 'Fibre Everyday', 'Fibre Max'],
    ['many', 'streams', 'much', 'own', 'Fibre Studio', 'Fibre Whānau', 'Fibre Max'],
    ['some', 'everything', 'work', 'own', 'Fibre Max', 'Fibre Studio', 'Hyperfibre 2000'],
    ['many', 'everything', 'much', 'own', 'Hyperfibre 2000', 'Fibre Max', null],
    ['few', 'light', 'little', 'rural', 'Wireless Everyday', null, 'Wireless 5G'],
    ['some', 'streams', 'work', 'bach', 'Wireless 5G', 'Wireless Everyday', null],
  ] as const)(
    '%s people, %s, sending %s, %s: %s, or cheaper %s, or faster %s',
    (people, evening, sending, place, ...names) => {
      const advice = ask(people, evening, sending, place);
      expect([advice?.recommended.name, advice?.cheaper?.name ?? null, advice?.faster?.name ?? null]).toEqual(
        names,
      );
    },
  );

  it('says why, with the plan’s own speeds', () => {
    expect(ask('some', 'streams', 'work', 'own')?.reason).toBe(
      'Three or four people with two or three screens at once: 300 Mbps down and 100 Mbps up carry that, with room for video meetings, and nothing cheaper of ours does.',
    );
    expect(ask('many', 'everything', 'much', 'own')?.reason).toMatch(
      /carry that, with room to send as much as you do, and nothing cheaper of ours does\.$/,
    );
  });

  it('names nothing cheaper where there is none', () => {
    expect(ask('few', 'light', 'little', 'own')?.reason).toMatch(
      /carry that, and nothing of ours costs less there\.$/,
    );
  });

  it('is the fastest where none is enough, and says so', () => {
    const advice = ask('many', 'everything', 'much', 'rural');
    expect(advice?.recommended.name).toBe('Wireless 5G');
    expect(advice?.reason).toMatch(/^It is the fastest that we sell for such a place, up to 500 Mbps down/);
  });

  it('is none where no plan of the kind is on sale', () => {
    expect(
      recommendPlan(plans.slice(0, 3), { people: 'few', evening: 'light', sending: 'little', place: 'bach' }),
    ).toBeNull();
  });

  it('always has a plan for every answer that can be given', () => {
    const [people, evening, sending, place] = householdQuestions.map(({ choices }) =>
      choices.map(({ value }) => value),
    );
    for (const a of people ?? [])
      for (const b of evening ?? [])
        for (const c of sending ?? [])
          for (const d of place ?? [])
            expect(
              recommendPlan(plans, householdAnswers.parse({ people: a, evening: b, sending: c, place: d })),
            ).not.toBeNull();
  });
});

it.each([
  ['100 Mbps', 100],
  ['20-50 Mbps', 50],
  ['20-100 Mbps', 100],
  ['Up to 500 Mbps', 500],
  ['1 Gbps', 1000],
  ['2.5 Gbps', 2500],
  ['1,000 Mbps', 1000],
  ['fast', 0],
  ['', 0],
])('"%s" is %d Mbps at most', (text, mbps) => {
  expect(speedOf(text)).toBe(mbps);
});
