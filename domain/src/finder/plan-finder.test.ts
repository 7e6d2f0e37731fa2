import { describe, expect, it } from 'vitest';
import { blankHardware } from '#domain/catalogue/hardware-fields.ts';
import { type HouseholdAnswers, householdQuestions, narrowPlans, recommendPlan } from './plan-finder.ts';

const plan = (
  name: string,
  category: 'fibre' | 'wireless' | 'hyperfibre',
  download: string,
  upload: string,
  price: number,
  typicalDownload = '',
  typicalUpload = '',
) => ({
  _id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  category,
  download,
  upload,
  price,
  typicalDownload,
  typicalUpload,
});

const plans = [
  plan('Hyperfibre 2000', 'hyperfibre', '2000 Mbps', '2000 Mbps', 139.99),
  plan('Hyperfibre 4000', 'hyperfibre', '4000 Mbps', '4000 Mbps', 169.99),
  plan('Fibre Max', 'fibre', '1000 Mbps', '500 Mbps', 104.99),
  plan('Fibre Starter', 'fibre', '100 Mbps', '20 Mbps', 64.99),
  plan('Fibre Studio', 'fibre', '500 Mbps', '500 Mbps', 94.99),
  plan('Fibre Everyday', 'fibre', '300 Mbps', '100 Mbps', 79.99),
  plan('Fibre Whānau', 'fibre', '500 Mbps', '100 Mbps', 88.99),
  plan('Wireless Everyday', 'wireless', '20-50 Mbps', '10 Mbps', 64.99, '25 Mbps', '8 Mbps'),
  plan('Wireless 5G', 'wireless', 'Up to 500 Mbps', '50 Mbps', 84.99, '210 Mbps', '30 Mbps'),
];

const router = { ...blankHardware, name: 'Tūī Router 6', isModem: true, price: 109.99, countInStock: 4 };
const hardware = [
  { ...blankHardware, name: 'Pīwakawaka Point', price: 79.99, countInStock: 4 },
  router,
  { ...router, name: 'Tūī Mesh 6', price: 229.99 },
  {
    ...router,
    name: '4G Modem',
    category: 'wireless' as const,
    worksWith: [{ _id: 'wireless-everyday', name: 'Wireless Everyday' }],
    price: 119.99,
  },
  { ...router, name: '5G Gateway', category: 'wireless' as const, price: 249.99 },
];

const ask = (
  people: HouseholdAnswers['people'],
  evening: HouseholdAnswers['evening'],
  sending: HouseholdAnswers['sending'],
  place: HouseholdAnswers['place'],
) => recommendPlan(plans, hardware, { people, evening, sending, place });

describe('the plan for a household', () => {
  it.each([
    ['few', 'light', 'little', 'own', 'Fibre Starter', null, 'Fibre Everyday'],
    ['few', 'streams', 'little', 'renting', 'Fibre Starter', null, 'Fibre Everyday'],
    ['some', 'streams', 'work', 'own', 'Fibre Starter', null, 'Fibre Everyday'],
    ['few', 'everything', 'work', 'own', 'Fibre Everyday', 'Fibre Starter', 'Fibre Whānau'],
    ['many', 'everything', 'work', 'own', 'Fibre Whānau', 'Fibre Everyday', 'Fibre Max'],
    ['some', 'streams', 'much', 'own', 'Fibre Everyday', 'Fibre Starter', 'Fibre Whānau'],
    ['few', 'light', 'living', 'own', 'Hyperfibre 2000', 'Fibre Max', 'Hyperfibre 4000'],
    ['few', 'light', 'little', 'rural', 'Wireless Everyday', null, 'Wireless 5G'],
    ['some', 'streams', 'work', 'bach', 'Wireless 5G', 'Wireless Everyday', null],
  ] as const)(
    '%s people, %s, sending %s, %s: %s, or cheaper %s, or faster %s',
    (people, evening, sending, place, ...names) => {
      const advice = ask(people, evening, sending, place);
      expect([advice?.pick.plan.name, advice?.cheaper?.name ?? null, advice?.faster?.name ?? null]).toEqual(
        names,
      );
    },
  );

  it('says why, with what the household uses of the plan’s own speeds', () => {
    expect(ask('few', 'streams', 'little', 'renting')?.pick.reason).toBe(
      'Fibre Starter is enough: three screens in 4K use 75 of its 100 Mbps. It’s our cheapest fibre plan.',
    );
    expect(ask('few', 'everything', 'work', 'own')?.pick.reason).toBe(
      'Fibre Everyday is enough: three screens in 4K, a game and a big download use 179 of its 300 Mbps, and two video calls use 8 of its 100 Mbps up. No cheaper fibre plan carries that with room to spare. Games need a short delay more than speed, and fibre’s is short and even.',
    );
    expect(ask('some', 'streams', 'much', 'own')?.pick.reason).toMatch(
      / No cheaper fibre plan uploads that with room to spare\.$/,
    );
    expect(ask('few', 'light', 'little', 'rural')?.pick.reason).toMatch(
      /^Wireless Everyday is enough: a movie in HD uses 5 of its typical 25 Mbps\. /,
    );
  });

  it('shows renters wireless too, and nobody else in town', () => {
    for (const answers of listAllAnswers()) {
      const other = recommendPlan(plans, hardware, answers)?.withoutFibreBox?.plan.category ?? null;
      expect(other).toBe(answers.place === 'renting' ? 'wireless' : null);
    }
  });

  it('comes with its whole cost, with the modem that it needs and the postage', () => {
    const costs = (advice: ReturnType<typeof ask>) => advice?.pick.costs.map(({ value }) => value);
    const everyday = ask('few', 'everything', 'work', 'own');
    expect([everyday?.pick.modem?.name, costs(everyday)]).toEqual(['Tūī Router 6', ['$119.98', '$1,079.86']]);
    const fiveG = ask('some', 'streams', 'work', 'bach');
    expect([fiveG?.pick.modem?.name, costs(fiveG)]).toEqual(['5G Gateway', ['$259.98', '$1,279.86']]);
    const hyper = ask('few', 'light', 'living', 'own');
    expect([hyper?.pick.modem, costs(hyper)]).toEqual([null, ['$1,679.88']]);
  });

  it('is the bigger modem for five or more, with the other one beside it, and the smaller one for fewer', () => {
    const names = (advice: ReturnType<typeof ask>) => [
      advice?.pick.modem?.name,
      advice?.pick.otherModem?.name ?? null,
    ];
    expect(names(ask('many', 'everything', 'work', 'own'))).toEqual(['Tūī Mesh 6', 'Tūī Router 6']);
    expect(names(ask('some', 'everything', 'work', 'own'))).toEqual(['Tūī Router 6', 'Tūī Mesh 6']);
    expect(names(ask('many', 'light', 'little', 'rural'))).toEqual(['5G Gateway', null]);
  });

  it('costs a renter’s two choices in one way, each with its modem', () => {
    const wireless = ask('some', 'everything', 'little', 'renting')?.withoutFibreBox;
    expect([wireless?.plan.name, wireless?.modem?.name]).toEqual(['Wireless 5G', '5G Gateway']);
    expect(wireless?.costs.map(({ value }) => value)).toEqual(['$259.98', '$1,279.86']);
  });

  it('says what games need besides speed, where they are played', () => {
    const reasons = (place: HouseholdAnswers['place'], evening: HouseholdAnswers['evening']) =>
      ask('many', evening, 'little', place)?.pick.reason;
    expect(reasons('own', 'everything')).toMatch(/fibre’s is short and even\./);
    expect(reasons('rural', 'everything')).toMatch(/over the mobile network it’s longer than on fibre/);
    expect(reasons('rural', 'streams')).not.toMatch(/delay/);
  });

  it('is never Hyperfibre for anybody who does not send for a living', () => {
    for (const answers of listAllAnswers()) {
      const isHyper = recommendPlan(plans, hardware, answers)?.pick.plan.category === 'hyperfibre';
      expect(isHyper).toBe(answers.sending === 'living' && ['own', 'renting'].includes(answers.place));
    }
  });

  it('has nothing cheaper of its kind that would do as well, whatever is answered', () => {
    for (const answers of listAllAnswers()) {
      const advice = recommendPlan(plans, hardware, answers);
      const isOverTheAir = advice?.pick.plan.category === 'wireless';
      const asGood = narrowPlans(plans, answers).filter(
        ({ category, price }) =>
          (category === 'wireless') === isOverTheAir && price < (advice?.pick.plan.price ?? 0),
      );
      expect(asGood).toEqual([]);
    }
  });

  it('is the fastest where none is enough, and says so', () => {
    const advice = ask('many', 'everything', 'much', 'rural');
    expect(advice?.pick.plan.name).toBe('Wireless 5G');
    expect(advice?.pick.reason).toMatch(
      /^It’s the fastest we sell for a place like yours\. At once, seven screens in 4K, three games and a big download use 287 Mbps, and it typically has 210 down, /,
    );
  });

  it('is null if no plan of the kind is sold', () => {
    expect(
      recommendPlan(plans.slice(0, 4), hardware, {
        people: 'few',
        evening: 'light',
        sending: 'little',
        place: 'bach',
      }),
    ).toBeNull();
  });

  it('always has a plan for every answer that can be given', () => {
    for (const answers of listAllAnswers()) expect(recommendPlan(plans, hardware, answers)).not.toBeNull();
  });
});

describe('the plans left while a customer answers', () => {
  it.each([
    ['nothing', {}, 9],
    ['how many people, which alone rules nothing out', { people: 'many' }, 9],
    ['that they rent, where both kinds may do', { place: 'renting' }, 9],
    ['that the home is their own', { place: 'own' }, 7],
    ['what the evening is like', { evening: 'everything' }, 7],
    ['that and how many', { evening: 'everything', people: 'many' }, 5],
    ['that they send little', { sending: 'little' }, 7],
    ['what nobody can answer', { people: 'dozens' }, 9],
    ['one of them, with the others not chosen', { people: null, evening: null, place: 'bach' }, 2],
  ])('after %s', (_, answers, left) => {
    expect(narrowPlans(plans, answers)).toHaveLength(left);
  });
});

function listAllAnswers(): HouseholdAnswers[] {
  return householdQuestions.reduce<object[]>(
    (all, { name, choices }) => all.flatMap((one) => choices.map(({ value }) => ({ ...one, [name]: value }))),
    [{}],
  ) as HouseholdAnswers[];
}
