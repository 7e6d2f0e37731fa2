import { describe, expect, it } from 'vitest';
import { type PostageSettings, siteSettings } from '#domain/site-settings.ts';
import { computeTotals, describePostage, priceLine, toWireTotals } from './pricing.ts';

const plan = (price: number) => ({ price, qty: 1 });
const hardware = (price: number, qty = 1) => ({ price, qty });
const asSpecified: PostageSettings = siteSettings.postage;
const withHardware: PostageSettings = { ...siteSettings.postage, rule: 'with-hardware' };

describe('what an order costs', () => {
  it.each([
    // plans, hardware, items, postage, total, GST inside it
    ['nothing at all', [], [], 0, 0, 0, 0],
    ['a plan', [plan(64.99)], [], 64.99, 0, 64.99, 8.48],
    ['a plan and a router', [plan(64.99)], [hardware(109.99)], 174.98, 0, 174.98, 22.82],
    ['a plan and a mesh pair', [plan(64.99)], [hardware(219.99)], 284.98, 9.99, 294.97, 38.47],
    ['two plans', [plan(94.99), plan(139.99)], [], 234.98, 9.99, 244.97, 31.95],
    ['a plan and three routers', [plan(64.99)], [hardware(109.99, 3)], 394.96, 9.99, 404.95, 52.82],
  ])('%s', (_name, plans, items, itemsPrice, shippingPrice, totalPrice, taxPrice) => {
    const totals = computeTotals(plans, items, asSpecified);
    expect(toWireTotals(totals)).toEqual({ itemsPrice, shippingPrice, totalPrice, taxPrice });
  });

  it.each([
    ['one for nothing', hardware(0), 0],
    ['one', hardware(19.99), 1_999],
    ['many', hardware(19.99, 1_000), 1_999_000],
  ])('a line of %s', (_name, line, cents) => {
    expect(priceLine(line)).toBe(cents);
  });
});

describe('postage as specified: charged above $175, and only above', () => {
  it.each([
    [174.99, 0],
    [175.0, 0],
    [175.01, 9.99],
    [0, 0],
    [10_000, 9.99],
  ])('items for $%d: postage $%d', (items, postage) => {
    expect(toWireTotals(computeTotals([plan(items)], [], asSpecified)).shippingPrice).toBe(postage);
    expect(toWireTotals(computeTotals([], [hardware(items)], asSpecified)).shippingPrice).toBe(postage);
  });

  it('adds up plans and hardware before it looks', () => {
    expect(computeTotals([plan(100)], [hardware(75)], asSpecified).shippingCents).toBe(0);
    expect(computeTotals([plan(100)], [hardware(75.01)], asSpecified).shippingCents).toBe(999);
  });

  it('is the rule that is in force', () => {
    expect(siteSettings.postage.rule).toBe('over-threshold');
    expect(describePostage()).toMatchObject({
      label: '+ Postage $9.99',
      rule: 'On orders over $175, plan included',
      effects: { added: 'Adds $9.99 postage' },
    });
  });
});

describe('the other postage rule: charged when something is posted', () => {
  it.each([
    ['a plan alone', [plan(500)], [], 0],
    ['one small thing', [plan(64.99)], [hardware(1)], 9.99],
    ['hardware alone', [], [hardware(500)], 9.99],
    ['nothing at all', [], [], 0],
  ])('%s', (_name, plans, items, postage) => {
    expect(toWireTotals(computeTotals(plans, items, withHardware)).shippingPrice).toBe(postage);
  });

  it('is described without the threshold', () => {
    expect(describePostage(withHardware)).toMatchObject({
      label: '+ Postage $9.99',
      rule: 'Once for the whole order',
    });
  });
});

describe('the sums agree with each other', () => {
  const orders = [0, 1, 999, 6_499, 17_499, 17_500, 17_501, 99_999].flatMap((monthly) =>
    [0, 1, 10_999, 17_500, 250_000].map((oneOff) => [monthly / 100, oneOff / 100] as const),
  );

  it.each(orders)('$%d a month and $%d of hardware', (monthly, oneOff) => {
    for (const rule of [asSpecified, withHardware]) {
      const totals = computeTotals([plan(monthly)], [hardware(oneOff)], rule);
      expect(totals.monthlyCents + totals.oneOffCents).toBe(totals.totalCents);
      expect(totals.monthlyCents + totals.hardwareCents).toBe(totals.itemsCents);
      expect(totals.itemsCents + totals.shippingCents).toBe(totals.totalCents);
      expect(totals.taxCents).toBeLessThan(totals.totalCents || 1);
    }
  });

  it('has the same GST as total - total / 1.15, to the cent, for every total up to $20,000', () => {
    for (let cents = 0; cents <= 2_000_000; cents += 1) {
      // A plan alone, and the rule without a threshold, so that the total is the price.
      const { totalCents, taxCents } = computeTotals([plan(cents / 100)], [], withHardware);
      const asInTheSpecification = Math.round(totalCents - totalCents / 1.15);
      if (taxCents !== asInTheSpecification) expect.fail(`the GST of ${totalCents} cents is ${taxCents}`);
    }
  });
});
