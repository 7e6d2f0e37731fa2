import { describe, expect, it } from 'vitest';
import {
  arrangement,
  cancellation,
  findCancellation,
  itemsChange,
  lastStepAtOf,
  matchesTotals,
  mergeLines,
  order,
  orderChange,
  orderRequest,
  phoneOrder,
  reasonOf,
  seenStep,
  staffCancellation,
} from './order.ts';
import { makeOrderNumber, orderNumberIn } from './order-number.ts';

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
    ['a price that is none', { _id: 'tui-mesh-6', qty: 1, price: 'free' }],
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

  it('drops what nobody asked for', () => {
    const greedy = {
      ...request,
      user: { _id: 'somebody' },
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

describe('lines for the same thing', () => {
  it.each([
    [
      'are added up',
      [
        ['mesh', 3],
        ['mesh', 4],
      ],
      [['mesh', 7]],
    ],
    [
      'keep the place of the first',
      [
        ['mesh', 1],
        ['aerial', 1],
        ['mesh', 1],
      ],
      [
        ['mesh', 2],
        ['aerial', 1],
      ],
    ],
    [
      'stay apart from others',
      [
        ['mesh', 1],
        ['aerial', 2],
      ],
      [
        ['mesh', 1],
        ['aerial', 2],
      ],
    ],
    ['may be none', [], []],
  ] as [string, [string, number][], [string, number][]][])('%s', (_name, lines, merged) => {
    const asLines = (list: [string, number][]) => list.map(([_id, qty]) => ({ _id, qty }));
    expect(mergeLines(asLines(lines))).toEqual(asLines(merged));
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

describe('the number that people see', () => {
  it.each([
    [[0, 0, 0, 0, 0, 0, 0, 0], 'KB-2222-2222'],
    [[0, 1, 2, 3, 4, 5, 6, 7], 'KB-2345-6789'],
    [[27, 27, 27, 27, 27, 27, 27, 27], 'KB-ZZZZ-ZZZZ'],
    [[28, 28, 28, 28, 28, 28, 28, 28], 'KB-2222-2222'],
    [[255, 255, 255, 255, 255, 255, 255, 255, 1, 2], 'KB-5555-5555'],
  ])('%j makes %s', (bytes, number) => {
    expect(makeOrderNumber(Uint8Array.from(bytes))).toBe(number);
  });

  it('holds nothing that is easily misread or that spells a word', () => {
    for (let byte = 0; byte < 256; byte += 1) {
      expect(makeOrderNumber(new Uint8Array(8).fill(byte))).toMatch(/^KB(-[2-9B-DF-HJ-KMNP-TV-Z]{4}){2}$/);
    }
  });
});

describe('an order from before the rules for addresses changed', () => {
  const stored = {
    _id: 'o1',
    number: 'KB-7F3K-29QD',
    user: {
      _id: 'u1',
      firstName: 'Hana',
      lastName: 'Ngata',
      email: 'hana@kowhai.example',
      phone: '',
      address: '',
    },
    orderServices: [],
    orderHardwares: [],
    orderItems: [],
    serviceAddress: { ...address, address: 'PO Box 12', country: 'New Zealand' },
    modemNeeded: true,
    itemsPrice: 0,
    taxPrice: 0,
    shippingPrice: 0,
    totalPrice: 0,
    status: 'submitted',
    isProcessing: false,
    isCompleted: false,
    history: [],
    createdAt: '2025-01-15T00:00:00.000Z',
    updatedAt: '2025-01-15T00:00:00.000Z',
  };

  it('is read with the PO Box that it was placed with, and without a word on its postcode', () => {
    const read = order.parse(stored);
    expect(read.serviceAddress.address).toBe('PO Box 12');
    expect(read.hasPostcodeMismatch).toBeUndefined();
  });
});

describe('an order’s number in an address', () => {
  it.each([
    ['KB-7F3K-29QD', 'KB-7F3K-29QD'],
    ['kb-7f3k-29qd', null],
    ['KB-7F3K-29QD, call me', null],
    ['', null],
    [null, null],
  ])('%o reads %o', (text, number) => {
    expect(orderNumberIn(text)).toBe(number);
  });
});

describe('the history of an order', () => {
  const createdAt = '2026-01-05T09:00:00.000Z';
  const by = { name: 'our team' };
  const place = { action: 'place' as const, at: createdAt, by };
  const cancel = { action: 'cancel' as const, at: '2026-01-05T10:00:00.000Z', by };
  const process = { action: 'process' as const, at: '2026-01-05T11:00:00.000Z', by };

  it('ends with its last step', () => {
    expect(lastStepAtOf({ history: [place, cancel, process], createdAt })).toBe(process.at);
  });

  it('names the step that cancelled it, and no other', () => {
    expect(findCancellation({ history: [place, cancel, process] })).toBe(cancel);
    expect(findCancellation({ history: [place, process] })).toBeUndefined();
  });
});

describe('what staff send about an order', () => {
  it.each([
    [
      'a change',
      orderChange,
      { connectionDate: '2026-11-20', isMailed: true, updatedAt: '2026-01-05T09:00:00.000Z' },
    ],
    ['a day without a time', arrangement, { connectionDate: '2026-11-20', connectionWindow: '' }],
    ['the step that was seen', seenStep, { lastStepAt: '2026-01-05T09:00:00.000Z' }],
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
