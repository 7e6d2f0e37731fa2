import { describe, expect, it } from 'vitest';
import { addHardware, addPlan, type Cart, emptyCart, setModemNeeded, setServiceAddress } from './cart.ts';
import { parseStoredCart } from './parse-stored-cart.ts';
import { toStoredCart } from './stored-cart.ts';

const fibre = {
  _id: 'fibre-everyday',
  name: 'Fibre Everyday',
  category: 'fibre',
  price: 79.99,
  download: '300 Mbps',
  upload: '100 Mbps',
  dataCap: 'Unlimited',
  term: 'No fixed term',
  equipment: 'Bring your own router',
} as const;
const mesh = {
  _id: 'tui-mesh-6',
  name: 'Tūī Mesh 6',
  category: 'fibre',
  worksWith: [] as { _id: string; name: string }[],
  price: 219.99,
  shortDescription: 'Two units',
  imagePath: 'images/tui-mesh-6.webp',
  imageAlt: 'Two pillars',
  countInStock: 5,
} as const;
const home = {
  address: '12 Rātā Street',
  city: 'Karori',
  region: 'Wellington',
  postalCode: '6012',
  country: 'New Zealand',
} as const;

const full = setModemNeeded(setServiceAddress(addHardware(addPlan(emptyCart, fibre), mesh, 2), home), false);
const stored = toStoredCart(full);

/** Reads back the full cart after something was done to what is stored. */
const readWith = (changes: Record<string, unknown>): Cart =>
  parseStoredCart(JSON.stringify({ ...stored, ...changes }));

describe('what is stored', () => {
  it('has the specified fields and types', () => {
    expect(stored).toMatchObject({
      servicesPrice: 79.99,
      hardwaresPrice: 439.98,
      itemsPrice: '519.97',
      shippingPrice: 9.99,
      taxPrice: 69.13,
      totalPrice: '529.96',
      serviceAddress: home,
    });
    expect(stored.cartItems.map(({ _id }) => _id)).toEqual(['fibre-everyday', 'tui-mesh-6']);
    const { _id, name, category, price } = mesh;
    expect(stored.cartServices).toEqual([{ ...fibre, qty: 1 }]);
    expect(stored.cartHardwares).toMatchObject([{ _id, name, category, price, countInStock: 5, qty: 2 }]);
    expect(toStoredCart(emptyCart).serviceAddress).toBeNull();
  });

  it('writes whole amounts with two decimals too', () => {
    const round = toStoredCart(addPlan(emptyCart, { ...fibre, price: 80 }));
    expect([round.itemsPrice, round.totalPrice]).toEqual(['80.00', '80.00']);
    expect(toStoredCart(emptyCart)).toMatchObject({
      itemsPrice: '0.00',
      totalPrice: '0.00',
      serviceAddress: null,
    });
  });

  it.each([
    ['a full cart', full],
    ['an empty cart', emptyCart],
    ['a plan alone', addPlan(emptyCart, fibre)],
    ['hardware alone', addHardware(emptyCart, mesh, 1)],
  ])('comes back the same: %s', (_name, cart) => {
    expect(parseStoredCart(JSON.stringify(toStoredCart(cart)))).toEqual(cart);
  });
});

describe('what cannot be read', () => {
  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['half a cart', JSON.stringify(stored).slice(0, 200)],
    ['no JSON', '<html>'],
    ['null', 'null'],
    ['a number', '42'],
    ['a text', '"cart"'],
    ['a list', '[]'],
    ['an object of something else', '{"cart": []}'],
    ['lists that are none', '{"cartServices": {"0": {}}, "cartHardwares": "all"}'],
  ])('gives an empty cart: %s', (_name, json) => {
    expect(parseStoredCart(json)).toEqual(emptyCart);
  });
});

describe('tampered storage', () => {
  it('believes no total', () => {
    const cart = readWith({ itemsPrice: '0.01', totalPrice: '0.01', taxPrice: -5, shippingPrice: 0 });
    expect(toStoredCart(cart)).toEqual(stored);
  });

  it.each([
    ['a price below nothing', { price: -1 }],
    ['a price that is text', { price: '79.99' }],
    ['no price', { price: null }],
    ['no name', { name: '' }],
    ['an unknown category', { category: 'gossip' }],
    ['a key that is a path', { _id: '../users/1' }],
    ['no key', { _id: undefined }],
  ])('drops a plan with %s and keeps the other', (_name, change) => {
    const { plans } = readWith({
      cartServices: [
        { ...fibre, ...change },
        { ...fibre, _id: 'good' },
      ],
    });
    expect(plans.map(({ _id }) => _id)).toEqual(['good']);
  });

  it.each([
    ['no quantity', { qty: undefined }],
    ['a quantity of nothing', { qty: 0 }],
    ['a quantity below nothing', { qty: -2 }],
    ['half a unit', { qty: 1.5 }],
    ['a quantity that is text', { qty: '2' }],
    ['nothing in stock', { countInStock: 0 }],
    ['a stock that is no number', { countInStock: 'many' }],
  ])('drops hardware with %s and keeps the other', (_name, change) => {
    const { hardware } = readWith({
      cartHardwares: [
        { ...mesh, qty: 1, ...change },
        { ...mesh, _id: 'good', qty: 1 },
      ],
    });
    expect(hardware.map(({ _id }) => _id)).toEqual(['good']);
  });

  it('keeps a quantity within the stock, and a plan at one', () => {
    const cart = readWith({ cartServices: [{ ...fibre, qty: 7 }], cartHardwares: [{ ...mesh, qty: 99 }] });
    expect(cart.plans[0]?.qty).toBe(1);
    expect(cart.hardware[0]?.qty).toBe(5);
  });

  it('keeps the first of two lines with the same key', () => {
    const { plans, hardware } = readWith({
      cartServices: [fibre, { ...fibre, price: 1 }],
      cartHardwares: [
        { ...mesh, qty: 2 },
        { ...mesh, qty: 5 },
      ],
    });
    expect(plans.map(({ price }) => price)).toEqual([79.99]);
    expect(hardware.map(({ qty }) => qty)).toEqual([2]);
  });

  it('does without a description that is broken, but not without the line', () => {
    const [line] = readWith({ cartServices: [{ ...fibre, term: 12, download: null }] }).plans;
    expect(line).toMatchObject({ _id: fibre._id, term: '', download: '', upload: '100 Mbps' });
  });

  it.each(['https://elsewhere.example/x.webp', 'javascript:alert(1)', '//elsewhere.example/x.webp', 7])(
    'shows no picture from %o',
    (imagePath) => {
      expect(readWith({ cartHardwares: [{ ...mesh, imagePath, qty: 1 }] }).hardware[0]?.imagePath).toBe('');
    },
  );

  it('lets nothing else in', () => {
    const json = JSON.stringify(stored).replace('{', '{"__proto__": {"isAdmin": true}, ');
    const cart = parseStoredCart(json.replaceAll('"qty"', '"onclick": "steal()", "qty"'));
    expect(cart).toEqual(full);
    expect(Object.getPrototypeOf(cart)).toBe(Object.prototype);
  });
});

describe('the service address', () => {
  it.each([
    [
      'of the former shop, which spelt one region its own way',
      { ...home, region: 'Cantebury' },
      'Canterbury',
    ],
    ['as it is', home, 'Wellington'],
  ])('%s', (_name, serviceAddress, region) => {
    expect(readWith({ serviceAddress }).serviceAddress?.region).toBe(region);
  });

  it.each([
    ['an empty list, as the former shop wrote', []],
    ['an empty object', {}],
    ['text', '12 Rātā Street'],
    ['half an address', { address: '12 Rātā Street' }],
    ['a place that does not exist', { ...home, region: 'Atlantis' }],
    ['an address abroad', { ...home, country: 'Australia' }],
  ])('is dropped where it was %s; the lines stay', (_name, serviceAddress) => {
    const cart = readWith({ serviceAddress });
    expect(cart.serviceAddress).toBeNull();
    expect(cart.plans).toHaveLength(1);
  });
});

describe('whether you need a modem', () => {
  it.each([
    [false, false],
    [true, true],
    [undefined, true],
    ['N', true],
    [0, true],
  ])('%o reads %s', (answer, modemNeeded) => {
    expect(readWith({ modemNeeded: answer }).modemNeeded).toBe(modemNeeded);
  });
});
