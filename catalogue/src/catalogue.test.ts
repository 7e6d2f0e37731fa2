import { describeDocumentMonth, documentMonthAt } from '@kowhai/domain/catalogue/document-month';
import { hardware, listHardwarePublishProblems } from '@kowhai/domain/catalogue/hardware';
import { listPlanPublishProblems, plan } from '@kowhai/domain/catalogue/plan';
import { planCategories } from '@kowhai/domain/catalogue/plan-category';
import { householdAnswers, recommendPlan } from '@kowhai/domain/finder/plan-finder';
import { carries, describeCapacity, readCarriedMbps } from '@kowhai/domain/finder/speed-needs';
import { describe, expect, it } from 'vitest';
import { shippedHardware } from './hardware.ts';
import { CATALOGUE_DATE, shippedPlans } from './plans.ts';

const ids = [...shippedPlans, ...shippedHardware].map((item) => item._id);
const plansOf = (category: string) => shippedPlans.filter((item) => item.category === category);
const cheapest = (category: string) => Math.min(...plansOf(category).map((item) => item.price));

/** The largest figure in a speed such as "20-100 Mbps". */
function fastest(speed: string): number {
  return Math.max(...(speed.match(/\d+/g) ?? []).map(Number));
}

describe('the shipped plans', () => {
  it.each(shippedPlans)('$name is a valid plan that may be published', (item) => {
    const dated = { ...item, updatedAt: CATALOGUE_DATE, editedAt: CATALOGUE_DATE };
    expect(plan.parse(dated)).toEqual(dated);
    expect(listPlanPublishProblems(item)).toEqual({});
    expect(item.isPublished).toBe(true);
  });

  it.each(shippedPlans)('$name leaves no field empty but the label that singles one out', (item) => {
    const { highlight: _, ...fields } = item;
    expect(Object.values(fields)).not.toContain('');
  });

  it.each(planCategories)('single out one %s plan', (category) => {
    expect(plansOf(category).filter(({ highlight }) => highlight !== '')).toHaveLength(1);
  });

  it('single out no two plans by the same words in a list that shows both', () => {
    const words = [...plansOf('fibre'), ...plansOf('hyperfibre')].map(({ highlight }) => highlight);
    const given = words.filter((text) => text !== '');
    expect(new Set(given).size).toBe(given.length);
  });

  it('number at least five fibre, two hyperfibre and three wireless', () => {
    expect(plansOf('fibre').length).toBeGreaterThanOrEqual(5);
    expect(plansOf('hyperfibre').length).toBeGreaterThanOrEqual(2);
    expect(plansOf('wireless').length).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['fibre', 64.99],
    ['wireless', 64.99],
    ['hyperfibre', 139.99],
  ])('%s starts at $%d a month', (category, entryPrice) => {
    expect(cheapest(category)).toBe(entryPrice);
  });

  it('are all unlimited, with no fixed term', () => {
    expect(new Set(shippedPlans.map((item) => item.dataCap))).toEqual(new Set(['Unlimited']));
    expect(new Set(shippedPlans.map((item) => item.term))).toEqual(new Set(['No fixed term']));
  });

  it.each([
    ['fibre', 1000, 500],
    ['hyperfibre', 4000, 4000],
    ['wireless', 500, 500],
  ])('%s reaches its claim of %d Mbps down and stays within %d Mbps up', (category, down, up) => {
    expect(Math.max(...plansOf(category).map((item) => fastest(item.download)))).toBe(down);
    for (const item of plansOf(category)) expect(fastest(item.upload)).toBeLessThanOrEqual(up);
  });

  it('promise the same both ways on hyperfibre', () => {
    for (const item of plansOf('hyperfibre')) expect(item.upload).toBe(item.download);
  });

  it('promise more than 100 Mbps over the air on 5G only', () => {
    const fast = plansOf('wireless').filter((item) => fastest(item.download) > 100);
    expect(fast.map((item) => item.name)).toEqual(['Wireless 5G']);
  });

  it.each(shippedPlans)('$name leaves its speed to the fields that tell it, with the typical one', (item) => {
    const { description, productOverview, feature1, feature2, feature3 } = item;
    const texts = [description, productOverview, feature1, feature2, feature3].join(' ');
    expect(texts.replace(/10 Gbps (port|network card)/, '')).not.toMatch(/[MG]bps|typical speed/i);
    expect(item.typicalDownload).toMatch(/^\d+ Mbps$/);
    expect(item.typicalUpload).toMatch(/^\d+ Mbps$/);
  });

  it('each have an offer summary of their own', () => {
    for (const item of shippedPlans) {
      expect(item.offerSummaryPath).toBe(`documents/offer-summary-${item._id}.pdf`);
    }
  });
});

describe('the shipped hardware', () => {
  it.each(shippedHardware)('$name is a valid item that may be published', (item) => {
    const dated = { ...item, updatedAt: CATALOGUE_DATE, editedAt: CATALOGUE_DATE };
    expect(hardware.parse(dated)).toEqual(dated);
    expect(listHardwarePublishProblems(item)).toEqual({});
    expect(item.isPublished).toBe(true);
  });

  it.each(shippedHardware)('$name leaves no field empty but the plans that it works with', (item) => {
    const { worksWith: _, ...fields } = item;
    expect(Object.values(fields)).not.toContain('');
  });

  it.each(shippedHardware)(
    '$name works with plans that there are, of its own kind',
    ({ worksWith, category }) => {
      const plans = plansOf(category).map(({ _id, name }) => ({ _id, name }));
      expect(plans).toEqual(expect.arrayContaining(worksWith));
    },
  );

  it('numbers at least seven items and serves every kind of plan', () => {
    expect(shippedHardware.length).toBeGreaterThanOrEqual(7);
    expect(new Set(shippedHardware.map((item) => item.category))).toEqual(new Set(planCategories));
  });

  it('shows every state of stock: plenty, three left, and none', () => {
    const stock = shippedHardware.map((item) => item.countInStock);
    expect(stock).toContain(0);
    expect(stock).toContain(3);
    expect(Math.max(...stock)).toBeGreaterThan(10);
  });

  it('falls on both sides of the postage limit, alone and beside the cheapest plan', () => {
    const prices = shippedHardware.map((item) => item.price);
    expect(prices.some((price) => price > 175)).toBe(true);
    expect(prices.some((price) => price + cheapest('fibre') < 175)).toBe(true);
    expect(prices.some((price) => price < 175 && price + cheapest('fibre') > 175)).toBe(true);
  });

  it('names its picture and factsheet after itself', () => {
    for (const item of shippedHardware) {
      expect(item.imagePath).toBe(`images/${item._id}.webp`);
      expect(item.factsheetPath).toBe(`documents/factsheet-${item._id}.pdf`);
    }
  });
});

describe('the ids', () => {
  it('are unique over plans and hardware together', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(ids)('%s reads well in an address', (id) => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});

describe('the date of the catalogue', () => {
  it('is in the month that the documents are said to be of', () => {
    const months = [
      ...shippedPlans.map((plan) => plan.offerSummaryMonth),
      ...shippedHardware.map((item) => item.factsheetMonth),
    ];
    expect(new Set(months.map(describeDocumentMonth))).toEqual(new Set(['January 2025']));
    expect(documentMonthAt(CATALOGUE_DATE)).toBe('2025-01');
  });
});

describe('what the finder says of the shipped plans', () => {
  const { people, evening, sending, place } = householdAnswers.shape;
  const households = people.options.flatMap((who) =>
    evening.options.flatMap((at8) =>
      sending.options.flatMap((up) =>
        place.options.map((where) => ({ people: who, evening: at8, sending: up, place: where })),
      ),
    ),
  );
  const advise = (household: (typeof households)[number]) => {
    const advice = recommendPlan(shippedPlans, shippedHardware, household);
    if (!advice) throw new Error(`No plan for ${JSON.stringify(household)}`);
    const { pick, withoutFibreBox } = advice;
    return [pick, ...(withoutFibreBox ? [withoutFibreBox] : [])];
  };
  const advices = households.flatMap((household) => advise(household));
  /** "75 of its 100 Mbps": what is used, and whether that is up. */
  const usesIn = (reason: string) =>
    [...reason.matchAll(/ uses? (\d+) of its (?:typical )?\d+ Mbps( up)?/g)].map(
      ([, mbps, up]) => [Number(mbps), up ? 'upload' : 'download'] as const,
    );

  it('is true: each use that it counts fits the plan, with its headroom', () => {
    for (const { plan: named, reason } of advices) {
      if (reason.startsWith('It’s the fastest')) continue;
      expect(reason).toContain(`${named.name} is enough: `);
      expect(usesIn(reason).length).toBeGreaterThan(0);
      for (const [mbps, direction] of usesIn(reason)) {
        expect(mbps, reason).toBeLessThan(readCarriedMbps(named, direction));
      }
    }
  });

  it('never sells up: no cheaper plan of the kind would carry the same with its headroom', () => {
    for (const { plan: named, reason } of advices) {
      const uses = usesIn(reason);
      const isWireless = named.category === 'wireless';
      const alsoEnough = shippedPlans.filter(
        (other) =>
          other.price < named.price &&
          (other.category === 'wireless') === isWireless &&
          uses.length > 0 &&
          uses.every(
            ([mbps, direction]) =>
              mbps + (direction === 'download' ? 20 : 2) <= readCarriedMbps(other, direction),
          ),
      );
      // Without uploads in the sentence, photos and calls still take 4 to 8 Mbps up.
      const uploads = alsoEnough.filter((other) => readCarriedMbps(other, 'upload') >= 10);
      expect(
        uploads.map(({ name }) => name),
        reason,
      ).toEqual([]);
    }
  });

  it.each([
    ['One or two people with three screens', 'few', 'streams', 'little', 'Fibre Starter'],
    ['Five people who stream and work at home', 'many', 'streams', 'work', 'Fibre Starter'],
    ['Five people with a screen in every room', 'many', 'everything', 'little', 'Fibre Whānau'],
  ] as const)('%s get the smallest that is enough', (_, who, at8, up, name) => {
    expect(advise({ people: who, evening: at8, sending: up, place: 'own' })[0]?.plan.name).toBe(name);
  });

  it.each(shippedPlans)('$name says of screens and movies at once what it carries, and no more', (item) => {
    const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
    // It counts to ten screens.
    const most = carries(item, 'download', { screen: 10 }) ? '10' : '0';
    const carried = Number(/\d+/.exec(describeCapacity(item) ?? most)?.[0] ?? 0);
    const text = [item.description, item.productOverview, item.feature1, item.feature2, item.feature3].join(
      ' ',
    );
    for (const [, word = ''] of text.matchAll(/(\w+) (?:screens in 4K|movies in HD)/g)) {
      expect(numbers.indexOf(word), text).toBeGreaterThan(0);
      expect(numbers.indexOf(word), text).toBeLessThanOrEqual(carried);
    }
  });
});
