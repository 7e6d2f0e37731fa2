import { describe, expect, it } from 'vitest';
import type { Hardware } from '#domain/catalogue/hardware.ts';
import { blankHardware } from '#domain/catalogue/hardware-fields.ts';
import type { Plan } from '#domain/catalogue/plan.ts';
import { blankPlan } from '#domain/catalogue/plan-fields.ts';
import {
  addHardware,
  addPlan,
  type Cart,
  clearLines,
  countItems,
  emptyCart,
  findLine,
  findPostageEffect,
  limitQuantity,
  listOtherPlans,
  refreshCart,
  removeLine,
  replacePlans,
  restoreLine,
  setModemNeeded,
  setServiceAddress,
  swapPlan,
  totalsOf,
} from './cart.ts';

const updatedAt = '2025-01-01T00:00:00.000Z';
const address = {
  address: '12 Rātā Street',
  city: 'Karori',
  region: 'Wellington',
  postalCode: '6012',
  country: 'New Zealand',
} as const;
const fibre: Plan = {
  ...blankPlan,
  _id: 'fibre',
  name: 'Fibre',
  price: 64.99,
  isPublished: true,
  updatedAt,
  editedAt: updatedAt,
};
const hyper: Plan = { ...fibre, _id: 'hyper', name: 'Hyper', category: 'hyperfibre', price: 139.99 };
const mesh: Hardware = {
  ...blankHardware,
  _id: 'mesh',
  name: 'Mesh',
  price: 109.99,
  countInStock: 5,
  isPublished: true,
  updatedAt,
  editedAt: updatedAt,
};
const aerial: Hardware = { ...mesh, _id: 'aerial', name: 'Aerial', category: 'wireless', price: 49.99 };
const gone: Hardware = { ...mesh, _id: 'gone', countInStock: 0 };

/** A cart as the person sees it: names and how many. */
const contents = (cart: Cart) =>
  [...cart.plans, ...cart.hardware].map(({ name, qty, price }) => `${qty} ${name} at $${price}`);

it('is cleared of plans and hardware; the address stays until it is removed', () => {
  const serviceAddress = { address: '12 Rātā Street' } as Cart['serviceAddress'];
  const cart = setServiceAddress(addHardware(addPlan(emptyCart, fibre), mesh, 2), serviceAddress);
  expect(clearLines(cart)).toMatchObject({ plans: [], hardware: [], serviceAddress });
});

describe('filling a cart', () => {
  it.each<[string, (cart: Cart) => Cart, string[]]>([
    ['a plan', (cart) => addPlan(cart, fibre), ['1 Fibre at $64.99']],
    [
      'two plans',
      (cart) => addPlan(addPlan(cart, fibre), hyper),
      ['1 Fibre at $64.99', '1 Hyper at $139.99'],
    ],
    ['the same plan twice', (cart) => addPlan(addPlan(cart, fibre), fibre), ['1 Fibre at $64.99']],
    [
      'a plan that has a new price since',
      (cart) => addPlan(addPlan(addPlan(cart, fibre), hyper), { ...fibre, price: 60 }),
      ['1 Fibre at $60', '1 Hyper at $139.99'],
    ],
    ['hardware', (cart) => addHardware(cart, mesh, 2), ['2 Mesh at $109.99']],
    [
      'the same hardware again, which replaces it',
      (cart) => addHardware(addHardware(cart, mesh, 2), mesh, 3),
      ['3 Mesh at $109.99'],
    ],
    ['more than there is', (cart) => addHardware(cart, mesh, 9), ['5 Mesh at $109.99']],
    ['less than one', (cart) => addHardware(cart, mesh, 0), ['1 Mesh at $109.99']],
    ['what is out of stock', (cart) => addHardware(cart, gone, 1), []],
    [
      'plans and hardware, plans first',
      (cart) => addPlan(addHardware(cart, mesh, 1), fibre),
      ['1 Fibre at $64.99', '1 Mesh at $109.99'],
    ],
  ])('with %s', (_name, fill, expected) => {
    expect(contents(fill(emptyCart))).toEqual(expected);
  });

  it('takes along only what a cart needs, not all that the catalogue says', () => {
    const { plans, hardware } = addHardware(addPlan(emptyCart, fibre), mesh, 1);
    expect(Object.keys(plans[0] ?? {})).not.toContain('productOverview');
    expect(Object.keys(hardware[0] ?? {})).not.toContain('introductionInfo');
  });

  it.each([
    [1, 5, 1],
    [5, 5, 5],
    [6, 5, 5],
    [0, 5, 1],
    [-3, 5, 1],
    [2.9, 5, 2],
    [Number.NaN, 5, 1],
    [Number.POSITIVE_INFINITY, 5, 5],
    [1e300, 5, 5],
  ])('wanting %d of %d gives %d', (wanted, inStock, given) => {
    expect(limitQuantity(wanted, inStock)).toBe(given);
  });
});

describe('changing a cart', () => {
  const full = addHardware(addHardware(addPlan(addPlan(emptyCart, fibre), hyper), mesh, 2), aerial, 1);

  it.each([
    ['fibre', ['1 Hyper at $139.99', '2 Mesh at $109.99', '1 Aerial at $49.99']],
    ['mesh', ['1 Fibre at $64.99', '1 Hyper at $139.99', '1 Aerial at $49.99']],
    ['nothing we know', contents(full)],
  ])('removes %s', (id, left) => {
    expect(contents(removeLine(full, id))).toEqual(left);
  });

  it('counts each plan once and each unit of hardware', () => {
    expect(countItems(full)).toBe(5);
    expect(countItems(emptyCart)).toBe(0);
  });

  it('adds up', () => {
    expect(totalsOf(full)).toMatchObject({ monthlyCents: 20_498, hardwareCents: 26_997, totalCents: 48_494 });
  });

  it('keeps address and modem answer beside the lines', () => {
    const withBoth = setModemNeeded(setServiceAddress(full, address), false);
    expect(withBoth).toMatchObject({ serviceAddress: address, modemNeeded: false });
    expect(contents(withBoth)).toEqual(contents(full));
    expect(setServiceAddress(withBoth, null).serviceAddress).toBeNull();
  });

  it('never changes the cart it was given', () => {
    const before = structuredClone(full);
    addPlan(full, { ...fibre, price: 1 });
    addHardware(full, mesh, 5);
    removeLine(full, 'fibre');
    setModemNeeded(full, false);
    expect(full).toEqual(before);
    expect(emptyCart).toEqual({ plans: [], hardware: [], serviceAddress: null, modemNeeded: true });
  });
});

describe('coming back to a cart after a while', () => {
  const cart = addHardware(addPlan(emptyCart, fibre), mesh, 4);

  it.each<[string, Plan[], Hardware[], string[], object[]]>([
    ['nothing changed', [fibre], [mesh], ['1 Fibre at $64.99', '4 Mesh at $109.99'], []],
    [
      'the plan costs less',
      [{ ...fibre, price: 59.99 }],
      [mesh],
      ['1 Fibre at $59.99', '4 Mesh at $109.99'],
      [{ kind: 'price', name: 'Fibre', from: 64.99, to: 59.99 }],
    ],
    ['the plan is no longer sold', [hyper], [mesh], ['4 Mesh at $109.99'], [{ kind: 'gone', name: 'Fibre' }]],
    [
      'there are fewer left',
      [fibre],
      [{ ...mesh, countInStock: 3 }],
      ['1 Fibre at $64.99', '3 Mesh at $109.99'],
      [{ kind: 'quantity', name: 'Mesh', from: 4, to: 3 }],
    ],
    [
      'there are none left',
      [fibre],
      [{ ...mesh, countInStock: 0 }],
      ['1 Fibre at $64.99'],
      [{ kind: 'gone', name: 'Mesh' }],
    ],
    [
      'there are fewer left and they cost more',
      [fibre],
      [{ ...mesh, countInStock: 1, price: 119.99 }],
      ['1 Fibre at $64.99', '1 Mesh at $119.99'],
      [
        { kind: 'price', name: 'Mesh', from: 109.99, to: 119.99 },
        { kind: 'quantity', name: 'Mesh', from: 4, to: 1 },
      ],
    ],
    [
      'a thing has a new name, which is not worth a word',
      [{ ...fibre, name: 'Fibre Everyday' }],
      [mesh],
      ['1 Fibre Everyday at $64.99', '4 Mesh at $109.99'],
      [],
    ],
    [
      'all is gone',
      [],
      [],
      [],
      [
        { kind: 'gone', name: 'Fibre' },
        { kind: 'gone', name: 'Mesh' },
      ],
    ],
  ])('%s', (_name, plans, hardware, left, changes) => {
    const refreshed = refreshCart(cart, { plans, hardware });
    expect(contents(refreshed.cart)).toEqual(left);
    expect(refreshed.changes).toEqual(changes);
  });
});

describe('a second plan', () => {
  it.each<[string, Cart, string[]]>([
    ['nothing', emptyCart, []],
    ['the very plan', addPlan(emptyCart, hyper), []],
    ['another plan', addPlan(emptyCart, fibre), ['Fibre']],
    ['another plan and the very one, kept before', addPlan(addPlan(emptyCart, fibre), hyper), []],
    ['hardware alone', addHardware(emptyCart, mesh, 1), []],
  ])('beside %s in the cart', (_, cart, others) => {
    expect(listOtherPlans(cart, hyper).map(({ name }) => name)).toEqual(others);
  });

  it('can take the place of the first, and leaves the hardware', () => {
    const cart = addHardware(addPlan(emptyCart, fibre), mesh, 2);
    expect(contents(replacePlans(cart, hyper))).toEqual(['1 Hyper at $139.99', '2 Mesh at $109.99']);
  });
});

describe('a plan that is swapped', () => {
  const both = addHardware(addPlan(addPlan(emptyCart, fibre), hyper), mesh, 2);
  const max = { ...fibre, _id: 'max', name: 'Max', price: 99.99 };

  it('gives its place to the other one, and all else stays', () => {
    const cart = setServiceAddress(both, address);
    expect(contents(swapPlan(cart, fibre, max))).toEqual([
      ...['1 Max at $99.99', '1 Hyper at $139.99', '2 Mesh at $109.99'],
    ]);
    expect(swapPlan(cart, fibre, max).serviceAddress).toEqual(address);
  });

  it('for one that is in the cart already leaves that once', () => {
    expect(contents(swapPlan(both, fibre, hyper))).toEqual(['1 Hyper at $139.99', '2 Mesh at $109.99']);
  });
});

describe('what hardware does to the postage of a cart', () => {
  const two = addPlan(addPlan(emptyCart, fibre), hyper);
  it.each([
    ['one that stays within the free limit', addPlan(emptyCart, fibre), 1, 'free'],
    ['two that go above it', addPlan(emptyCart, fibre), 2, 'added'],
    ['the second where there is one', addHardware(addPlan(emptyCart, fibre), mesh, 1), 2, 'added'],
    ['one for a cart that is above it anyway', two, 1, 'included'],
  ])('%s', (_, cart, qty, effect) => {
    expect(findPostageEffect(cart, mesh, qty)).toBe(effect);
  });
});

describe('taking a line out and putting it back', () => {
  const full = [mesh, aerial].reduce(
    (cart, item) => addHardware(cart, item, 2),
    [fibre, hyper].reduce(addPlan, emptyCart),
  );
  const takeOut = (id: string) => ({ removed: findLine(full, id), cart: removeLine(full, id) });

  it.each(['fibre', 'hyper', 'mesh', 'aerial'])('leaves the cart as it was: %s', (id) => {
    const { removed, cart } = takeOut(id);
    expect(cart).not.toEqual(full);
    expect(removed && restoreLine(cart, removed)).toEqual(full);
  });

  it('finds nothing to put back where nothing was', () => {
    expect(findLine(full, 'unknown')).toBeNull();
  });

  it('gives back no more than there is', () => {
    const line = { ...mesh, qty: 9, countInStock: 3 };
    expect(contents(restoreLine(emptyCart, { line, index: 0 }))).toEqual(['3 Mesh at $109.99']);
  });

  it('goes to the end where the lines before it have gone meanwhile', () => {
    const { removed } = takeOut('aerial');
    expect(removed && contents(restoreLine(emptyCart, removed))).toEqual(['2 Aerial at $49.99']);
  });

  it('changes nothing where the line was chosen again meanwhile', () => {
    const { removed } = takeOut('mesh');
    const chosenAgain = addHardware(emptyCart, mesh, 4);
    expect(removed && restoreLine(chosenAgain, removed)).toBe(chosenAgain);
  });
});
