import { describe, expect, it } from 'vitest';
import {
  arrangement,
  cancellation,
  connectionWindow,
  describeWindow,
  itemsChange,
  matchesTotals,
  orderChange,
  orderRequest,
  phoneOrder,
  reasonOf,
  requestChange,
  seenOrder,
  staffCancellation,
} from './order-request.ts';

const address = { address: '12 Rātā Street', city: 'Karori', region: 'Wellington', postalCode: '6012' };
const request = {
  orderServices: [{ _id: 'fibre-everyday', qty: 1 }],
  orderHardwares: [{ _id: 'tui-mesh-6', qty: 2 }],
  serviceAddress: address,
};

function complaintsOf(fields: Record<string, unknown>): string[] {
  const { error } = orderRequest.safeParse({ ...request, ...fields });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

describe('an order request', () => {
  it('needs a plan and an address', () => {
    expect(complaintsOf({})).toEqual([]);
    expect(complaintsOf({ orderServices: [] })).toEqual([
      'orderServices: Choose a plan before you place an order',
    ]);
    expect(complaintsOf({ serviceAddress: null })).toHaveLength(1);
    expect(complaintsOf({ serviceAddress: [] }).length).toBeGreaterThan(0);
  });

  it('needs no hardware, and a modem unless told otherwise', () => {
    const { orderHardwares: _, ...planAlone } = request;
    expect(orderRequest.parse(planAlone)).toMatchObject({ orderHardwares: [], modemNeeded: true });
    expect(orderRequest.parse({ ...planAlone, modemNeeded: false }).modemNeeded).toBe(false);
    expect(complaintsOf({ modemNeeded: 'N' })).toEqual(['modemNeeded: Say whether you need a modem']);
  });

  it.each([1, 2, 1_001, 100_000, Number.MAX_SAFE_INTEGER])(
    'may want %d of a thing: the stock is the only limit',
    (qty) => {
      expect(complaintsOf({ orderHardwares: [{ _id: 'tui-mesh-6', qty }] })).toEqual([]);
    },
  );

  it.each([
    [0, 'Quantity must be at least 1'],
    [-1, 'Quantity must be at least 1'],
    [-0, 'Quantity must be at least 1'],
    [1.5, 'Quantity must be a whole number'],
    [1e300, 'Quantity must be a whole number'],
    [Number.NaN, 'Quantity must be a whole number'],
    [Number.POSITIVE_INFINITY, 'Quantity must be a whole number'],
    ['2', 'Quantity must be a whole number'],
    ['2; drop', 'Quantity must be a whole number'],
    [[2], 'Quantity must be a whole number'],
    [{ valueOf: 2 }, 'Quantity must be a whole number'],
    [true, 'Quantity must be a whole number'],
    [null, 'Quantity must be a whole number'],
    [undefined, 'Quantity must be a whole number'],
  ])('may not want %o of a thing', (qty, message) => {
    const complaint = (list: string) => `${list}.0.qty: ${message}`;
    expect(complaintsOf({ orderHardwares: [{ _id: 'tui-mesh-6', qty }] })[0]).toBe(
      complaint('orderHardwares'),
    );
    expect(complaintsOf({ orderServices: [{ _id: 'fibre-everyday', qty }] })[0]).toBe(
      complaint('orderServices'),
    );
  });

  it.each([
    ['no line', null],
    ['a text', 'tui-mesh-6'],
    ['a line without a key', { qty: 1 }],
    ['a key that is a path', { _id: 'a/../b', qty: 1 }],
    ['a key that the database keeps for itself', { _id: '__all__', qty: 1 }],
    ['a key that is an object', { _id: { $ne: null }, qty: 1 }],
    ['an invalid price', { _id: 'tui-mesh-6', qty: 1, price: 'free' }],
    ['a price below nothing', { _id: 'tui-mesh-6', qty: 1, price: -219.99 }],
  ])('may not hold %s', (_name, line) => {
    expect(complaintsOf({ orderHardwares: [line] })).not.toEqual([]);
  });

  it.each([{ 0: {} }, 'all', 1, null])('may not have %o for a list', (list) => {
    expect(complaintsOf({ orderServices: list })).not.toEqual([]);
  });

  it('has at most 50 lines of a kind', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, n) => ({ _id: `item-${n}`, qty: 1 }));
    expect(complaintsOf({ orderHardwares: lines(50) })).toEqual([]);
    expect(complaintsOf({ orderHardwares: lines(51) })).toEqual([
      'orderHardwares: An order can have at most 50 lines',
    ]);
  });

  it('may say who the home is with now, which neither a phone order nor a change does', () => {
    const setup = { provider: 'Example Net', account: 'A-12', arrangeSwitch: 'yes' };
    expect(orderRequest.parse({ ...request, setup: { ...setup, fibreBox: 'yes' } }).setup).toEqual(setup);
    expect(phoneOrder.parse({ ...request, customer: 'aroha', setup })).not.toHaveProperty('setup');
    expect(requestChange.parse({ ...request, setup })).not.toHaveProperty('setup');
  });

  it('drops what nobody asked for', () => {
    const greedy = {
      ...request,
      user: { _id: 'other' },
      isCompleted: true,
      number: 'KB-0000-0000',
      _id: 'mine',
    };
    expect(Object.keys(orderRequest.parse(greedy)).toSorted()).toEqual([
      'modemNeeded',
      'orderHardwares',
      'orderServices',
      'serviceAddress',
    ]);
  });
});

describe('the totals that a client sends', () => {
  const totals = { itemsPrice: 284.98, taxPrice: 38.47, shippingPrice: 9.99, totalPrice: 294.97 };

  it.each([
    ['as numbers', totals, true],
    ['as 2-decimal strings', { itemsPrice: '284.98', totalPrice: '294.97' }, true],
    ['with the noise of floating point', { itemsPrice: 64.99 + 219.99 }, true],
    ['not at all', {}, true],
    ['a cent too low', { ...totals, totalPrice: 294.96 }, false],
    ['without postage', { ...totals, shippingPrice: 0 }, false],
    ['with a GST of nothing', { taxPrice: '0.00' }, false],
    ['forged', { itemsPrice: 0.01, totalPrice: 0.01 }, false],
  ])('%s: %o agree: %s', (_name, sent, agree) => {
    expect(matchesTotals(orderRequest.parse({ ...request, ...sent }), totals)).toBe(agree);
  });
});

describe('what staff send about an order', () => {
  it.each([
    [
      'a change',
      orderChange,
      { connectionDate: '2026-11-20', isMailed: true, seenAt: '2026-01-05T09:00:00.000Z' },
    ],
    ['a day without a time', arrangement, { connectionDate: '2026-11-20', connectionWindow: '' }],
    ['the order that was seen', seenOrder, { seenAt: '2026-01-05T09:00:00.000Z' }],
    [
      'other lines',
      itemsChange,
      { orderServices: request.orderServices, orderHardwares: request.orderHardwares },
    ],
    ['a cancellation', staffCancellation, { message: 'We’ll ring you.\nNgā mihi' }],
  ])('is read whole: %s', (_, schema, sent) => {
    expect(schema.parse(sent)).toEqual(sent);
  });

  it('has no time of day unless one is chosen', () => {
    expect(arrangement.parse({ connectionDate: '2026-11-20' }).connectionWindow).toBe('');
  });

  it('names the customer where they order on the phone', () => {
    expect(phoneOrder.parse({ ...request, customer: 'aroha' })).toMatchObject({ customer: 'aroha' });
    expect(phoneOrder.safeParse(request).success).toBe(false);
  });

  it.each([
    [arrangement, { connectionDate: '2026-11' }, 'Choose a day'],
    [cancellation, { reason: 'Bad luck' }, 'Choose a reason'],
    [staffCancellation, { reason: 'Bad luck' }, 'Choose a reason'],
    [staffCancellation, { message: 'a'.repeat(501) }, 'Please keep this to 500 characters or fewer'],
    [reasonOf(['Bad luck'], true), undefined, 'Choose a reason'],
  ])('is refused in words: %#', (schema, sent, message) => {
    expect(schema.safeParse(sent).error?.issues[0]?.message).toBe(message);
  });
});

it.each([
  [undefined, ''],
  ['', ''],
  ['morning', ', in the morning'],
  ['afternoon', ', in the afternoon'],
  ['between 10 and 12', ', between 10 and 12'],
])('a time window of %o is said as %o', (window, said) => {
  expect(describeWindow(window)).toBe(said);
});

it.each([
  ['x'.repeat(40), true],
  ['x'.repeat(41), false],
])('a time window of %s fits: %s', (text, fits) => {
  expect(connectionWindow.safeParse(text).success).toBe(fits);
});
