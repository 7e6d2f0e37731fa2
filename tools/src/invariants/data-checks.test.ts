import { ourTeam } from '@kowhai/domain/orders/order';
import { storeStatus } from '@kowhai/domain/orders/order-status';
import { collections } from '@kowhai/functions/database/collections';
import { expect, it } from 'vitest';
import { dataChecks, runDataChecks } from './data-checks.ts';
import { deskCheck, findDrift } from './desk-check.ts';
import { admin, makeOrder, makeShop, minute, router, withWorkAt } from './example-shop.ts';
import { invariantNames, keepFacts, type Shop, type Stored } from './read-shop.ts';
import { listUncounted } from './stock-check.ts';

/** The shop, with the desk's counts kept as each change would. */
const counted = (shop: Shop): Shop => ({
  ...shop,
  desk: [{ _id: 'current', counts: findDrift({ ...shop, desk: [] }) }],
});

const findViolations = (example: Shop) => {
  const shop = counted(example);
  const found = runDataChecks(shop).flatMap(({ violations }) => violations);
  // Of what a shop of any size keeps of each record, the checks of many say the same.
  const facts = Object.fromEntries(
    invariantNames.map((name) => [name, shop[name].flatMap((stored) => keepFacts(name, stored) ?? [])]),
  );
  const ofMany = dataChecks.filter(({ looksAt }) => looksAt !== 'each record');
  for (const { listViolations } of ofMany)
    expect(listViolations({ ...shop, ...facts })).toEqual(listViolations(shop));
  return found;
};

/** The shop with one record changed. */
function change(
  collection: 'orders' | 'hardwares' | 'users' | 'outbox' | 'products',
  id: string,
  fields: object,
): Shop {
  const shop = makeShop();
  const records = shop[collection].map((record) => (record._id === id ? { ...record, ...fields } : record));
  return { ...shop, [collection]: records };
}

const remove = (collection: 'orders' | 'outbox' | 'users', id: string): Shop => {
  const shop = makeShop();
  return { ...shop, [collection]: shop[collection].filter(({ _id }) => _id !== id) };
};

const later = (fields: Partial<Shop>): Shop => ({ ...makeShop(), ...fields });

it('a whole shop passes all checks, with a draft that lacks its file', () => {
  expect(findViolations(makeShop())).toEqual([]);
  expect(listUncounted(makeShop())).toEqual([]);
});

it.each<[string, Shop, string]>([
  [
    'a field that no schema names',
    change('users', 'aroha', { nickname: 'Ro' }),
    'users/aroha has fields that no schema names: nickname',
  ],
  ['an order that cannot be read', change('orders', 'first', { number: 7 }), 'orders/first cannot be read'],
  ['a total of a cent more', change('orders', 'first', { totalPrice: 170.01 }), 'totalPrice is 170.01'],
  [
    'a line that is missing among the items',
    change('orders', 'first', { orderItems: [] }),
    'don’t match each other',
  ],
  ['a status without its step', change('orders', 'second', storeStatus('completed')), 'second is completed'],
  [
    'a member of staff in an order',
    change('orders', 'second', { history: [{ action: 'place', at: minute(15), by: admin }] }),
    'orders/second: its history names another account',
  ],
  ['a switch without consent', change('orders', 'first', { setup: { arrangeSwitch: 'yes' } }), 'agreed to'],
  [
    'a word that its flags do not say',
    change('orders', 'first', { status: 'submitted' }),
    'which its flags are not of',
  ],
  [
    'keys of another order',
    change('orders', 'first', { searchKeys: ['another'] }),
    'isn’t stored with its own keys',
  ],
  ['a place of another status', change('orders', 'first', { workAt: minute(10) }), 'by another moment'],
  ['an archived order that is still there', later({ archivedOrders: makeShop().orders }), 'too'],
  ['a half order: a mail alone', remove('orders', 'second'), 'about second, which nobody has'],
  [
    'a lost order under a key',
    later({ idempotency: [{ _id: 'aroha_key', orderId: 'lost' }] }),
    'the order lost',
  ],
  ['an oversold item', change('hardwares', 'router', { countInStock: -1 }), 'the stock is -1'],
  ['a unit that was sold twice', change('hardwares', 'router', { countInStock: 8 }), 'is 8, and should be 7'],
  ['a unit that is lost', change('hardwares', 'router', { countInStock: 6 }), 'is 6, and should be 7'],
  ['an order without its mail', remove('outbox', 'order-submitted_second'), 'is missing'],
  ['a second mail of one kind', change('outbox', 'confirm-order_first', { _id: 'x' }), 'x is one too many'],
  ['a step without its mail', remove('outbox', 'order-processing_first_1'), 'is missing'],
  [
    'a mail that is sent and due',
    change('outbox', 'confirm-order_first', { dueAt: minute(11) }),
    'sent and due',
  ],
  ['a mail that nobody sees to', change('outbox', 'order-processing_first_1', { dueAt: undefined }), 'never'],
  [
    'a mail that is stuck',
    change('outbox', 'order-processing_first_1', { dueAt: minute(-60) }),
    'has been due',
  ],
  ['a person’s record that cannot be read', change('users', 'aroha', { firstName: 7 }), 'users/aroha'],
  ['a flag without its claim', change('users', 'aroha', { isAdmin: true }), 'in its claim false'],
  ['a disabled person who can sign in', change('users', 'aroha', { isDisabled: true }), 'for Firebase false'],
  ['an admin without a record', remove('users', 'admin'), 'The account admin is an admin'],
  ['nobody left', change('users', 'admin', { isAdmin: false }), 'No admin can sign in'],
  ['a record of a closed account', later({ revoked: [{ _id: 'aroha' }] }), 'users/aroha was closed'],
  [
    'keys of another item',
    change('hardwares', 'router', { searchKeys: [] }),
    'hardwares/router isn’t stored',
  ],
  ['a published plan without a price', change('products', 'fibre', { price: 0 }), 'Enter a price above 0'],
  [
    'a plan more than a shop sells',
    later({
      products: Array.from({ length: 41 }, () => ({ ...makeShop().products[0], _id: crypto.randomUUID() })),
    }),
    '41 on sale: 40 plans are on sale. Take one off sale first.',
  ],
  [
    'a draft more than a shop holds',
    later({
      hardwares: Array.from({ length: 501 }, () => ({
        ...router,
        isPublished: false,
        _id: crypto.randomUUID(),
      })),
    }),
    'The shop holds 500 plans and pieces of hardware. Delete one first.',
  ],
  ['a published file that is not there', later({ files: new Set() }), 'names documents/fibre.pdf'],
  [
    'a file that is nobody’s',
    change('hardwares', 'router', { imagePath: '' }),
    'nothing names images/router.webp',
  ],
])('%s is named', (_, shop, violation) => {
  expect(findViolations(shop).join('\n')).toContain(violation);
});

const deletion = (_id: string, at: string): Stored => ({
  _id: `deletion-${_id}`,
  at,
  by: admin,
  action: 'delete',
  record: { kind: 'order', _id, name: 'KB-7F3K-29QD' },
  changes: [],
});

/** The second order was deleted, and its two units came back. */
function withDeletion(countInStock: number, fields: Partial<Shop> = {}): Shop {
  const shop = remove('orders', 'second');
  const audit = [...shop.audit, deletion('second', minute(25))];
  return { ...shop, audit, hardwares: [{ ...router, countInStock }], ...fields };
}

it('what a deleted order held is there again', () => {
  expect(findViolations(withDeletion(9))).toEqual([]);
  expect(findViolations(withDeletion(7)).join()).toContain('is 7, and should be 9');
});

function cancelledBy(whom: 'staff' | 'its customer'): Stored {
  const order = makeOrder('second', 2, minute(15));
  const by = whom === 'staff' ? ourTeam : order.history[0]?.by;
  const history = [...order.history, { action: 'cancel', at: minute(16), by }];
  return withWorkAt({ ...order, ...storeStatus('cancelled'), history });
}

it('what a cancelled order held is there again, and does not come back once more when it is deleted', () => {
  const cancelled = cancelledBy('its customer');
  const mails = ['order-cancelled', 'order-cancelled-notice'].map((kind) => ({
    _id: `${kind}_second_1`,
    job: { kind, order: cancelled },
    state: 'sent',
    sentAt: minute(17),
    createdAt: minute(16),
  }));
  const shop = remove('orders', 'second');
  const after = { hardwares: [{ ...router, countInStock: 9 }], outbox: [...shop.outbox, ...mails] };
  expect(findViolations({ ...shop, ...after, orders: [...shop.orders, cancelled] })).toEqual([]);
  const cancellation = { ...deletion('second', minute(16)), _id: 'cancellation-second', action: 'cancel' };
  const audit = [...shop.audit, cancellation, deletion('second', minute(25))];
  expect(findViolations({ ...shop, ...after, audit })).toEqual([]);
});

it('a cancelled order has mails of its own', () => {
  const cancelled = cancelledBy('its customer');
  const shop = remove('orders', 'second');
  const withOrder = (stored: Stored) =>
    findViolations({
      ...shop,
      hardwares: [{ ...router, countInStock: 9 }],
      orders: [...shop.orders, stored],
    });
  expect(withOrder(cancelled).join()).toContain('outbox/order-cancelled_second_1 is missing');
});

it('an order that staff cancelled has a mail for its customer, and none for the provider', () => {
  const cancelled = cancelledBy('staff');
  const mail = { _id: 'order-cancelled_second_1', job: { kind: 'order-cancelled', order: cancelled } };
  const shop = remove('orders', 'second');
  const sent = { ...mail, state: 'sent', sentAt: minute(17), createdAt: minute(16) };
  const after = { hardwares: [{ ...router, countInStock: 9 }], outbox: [...shop.outbox, sent] };
  expect(findViolations({ ...shop, ...after, orders: [...shop.orders, cancelled] })).toEqual([]);
});

it('a deleted order whose lines have expired makes the stock uncounted', () => {
  const outbox = makeShop().outbox.filter(({ _id }) => !_id.endsWith('_second'));
  const shop = withDeletion(1, { outbox });
  expect(findViolations(shop)).toEqual([]);
  expect(listUncounted(shop)).toEqual(['router']);
});

it('units of a completed order stay sold when it is deleted', () => {
  const shop = withDeletion(7, { archivedOrders: [] });
  // The archive keeps no search keys.
  const order = collections.orders.schema.parse(makeOrder('second', 2, minute(15)));
  const history = [...order.history, { action: 'complete', at: minute(16), by: ourTeam }];
  const completed = { ...order, ...storeStatus('completed'), history, archivedAt: minute(25) };
  const mail = { _id: 'order-completed_second_1', job: { kind: 'order-completed', order: completed } };
  const sent = { ...mail, state: 'sent', sentAt: minute(17), createdAt: minute(16) };
  expect(findViolations({ ...shop, archivedOrders: [completed], outbox: [...shop.outbox, sent] })).toEqual(
    [],
  );
});

it('an order of the very moment of a count may be in it or not', () => {
  const shop = makeShop();
  const [count] = shop.audit;
  const audit = count ? [{ ...count, at: minute(15) }] : [];
  for (const countInStock of [8, 10])
    expect(findViolations({ ...shop, audit, hardwares: [{ ...router, countInStock }] })).toEqual([]);
  const tooFew = { ...shop, audit, hardwares: [{ ...router, countInStock: 7 }] };
  expect(findViolations(tooFew).join()).toContain('should be 8 to 10');
});

it('the desk counts each order and enquiry that is stored', () => {
  const shop = { ...makeShop(), enquiries: [{ _id: 'e1', isAnswered: false, assigneeKey: 'k1' }] };
  const [{ counts }] = counted(shop).desk as [Stored];
  expect(counts).toMatchObject({
    submitted: 1,
    processing: 1,
    Unanswered: 1,
    'enquiry for:k1': 1,
  });
  const drifted = [{ _id: 'current', counts: { ...counts, submitted: 3, processing: 0 } }];
  expect(deskCheck.listViolations({ ...shop, desk: drifted })).toEqual([
    'desk: "processing" counts 1 too few; --mend mends it',
    'desk: "submitted" counts 2 too many; --mend mends it',
  ]);
  expect(deskCheck.listViolations({ ...shop, desk: [] })).toHaveLength(Object.keys(counts).length);
});
