import { blankHardware } from '@kowhai/domain/catalogue/hardware-fields';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { blankPlan } from '@kowhai/domain/catalogue/plan-fields';
import { makePriceList } from '@kowhai/domain/catalogue/price-list';
import { type Order, ourTeam } from '@kowhai/domain/orders/order';
import { storeStatus } from '@kowhai/domain/orders/order-status';
import { workAtOf } from '@kowhai/domain/orders/promised-days';
import { listItemKeys, listOrderKeys } from '@kowhai/domain/search/search-keys';
import { findDrift } from './desk-check.ts';
import type { Shop, Stored } from './read-shop.ts';

export const minute = (count: number) => new Date(Date.UTC(2026, 0, 5, 9, count)).toISOString();
export const admin = { _id: 'admin', name: 'Staff Tester' };

const person = {
  firstName: 'Aroha',
  lastName: 'Tester',
  email: 'aroha@kowhai.example',
  phone: '0800 000 003',
  address: '3 Sample Street, Wellington 6011',
};
const plan = {
  ...blankPlan,
  _id: 'fibre',
  name: 'Fibre',
  download: '300 Mbps',
  upload: '100 Mbps',
  dataCap: 'Unlimited',
  term: 'None',
  equipment: 'None',
  price: 70,
  isPublished: true,
  updatedAt: minute(0),
  editedAt: minute(0),
  offerSummaryPath: 'documents/fibre.pdf',
  searchKeys: listItemKeys({ _id: 'fibre', name: 'Fibre' }),
};
const draft = {
  ...plan,
  _id: 'draft',
  isPublished: false,
  offerSummaryPath: 'documents/to-come.pdf',
  searchKeys: listItemKeys({ _id: 'draft', name: 'Fibre' }),
};
export const router = {
  ...blankHardware,
  _id: 'router',
  name: 'Router',
  price: 100,
  isPublished: true,
  updatedAt: minute(0),
  editedAt: minute(0),
  countInStock: 7,
  imagePath: 'images/router.webp',
  searchKeys: listItemKeys({ _id: 'router', name: 'Router' }),
  planIds: [],
};

export const withWorkAt = (stored: Stored): Stored => ({
  ...stored,
  workAt: workAtOf(stored as Order & Stored),
});

export function makeOrder(_id: string, qty: number, placedAt: string) {
  const line = { category: 'fibre', qty };
  const services = [{ ...line, _id: 'fibre', name: 'Fibre', price: 70, qty: 1, term: 'None' }];
  const hardwares = [{ ...line, _id: 'router', name: 'Router', price: 100 }];
  const fields = {
    _id,
    number: 'KB-7F3K-29QD',
    user: { _id: 'aroha', ...person },
    orderServices: services,
    orderHardwares: hardwares,
    orderItems: [...services, ...hardwares],
    serviceAddress: {
      address: '12 Rātā Street',
      city: 'Karori',
      region: 'Wellington' as const,
      postalCode: '6012',
      country: 'New Zealand' as const,
    },
    modemNeeded: true,
    connectionDate: null,
    ...storeStatus('submitted'),
    history: [{ action: 'place', at: placedAt, by: { _id: 'aroha', name: 'Aroha Tester' } }],
    createdAt: placedAt,
    updatedAt: placedAt,
    editedAt: placedAt,
    itemsPrice: 70 + 100 * qty,
    shippingPrice: qty > 1 ? 9.99 : 0,
  };
  const totalPrice = fields.itemsPrice + fields.shippingPrice;
  return withWorkAt({
    ...fields,
    totalPrice,
    taxPrice: Math.round((totalPrice * 300) / 23) / 100,
    ...{
      searchKeys: listOrderKeys(fields),
      itemIds: ['fibre', 'router'],
      documentPaths: [],
      toRemindOf: null,
    },
  });
}

function makeMails(order: Stored): Stored[] {
  return ['confirm-order', 'order-submitted'].map((kind) => ({
    _id: `${kind}_${order._id}`,
    job: { kind, order },
    state: 'sent',
    sentAt: order.createdAt,
    createdAt: order.createdAt,
  }));
}

/** Ten units were counted, then one was ordered and is processed, and two were ordered. */
export function makeShop(): Shop {
  const first = makeOrder('first', 1, minute(10));
  const processed = withWorkAt({
    ...first,
    ...storeStatus('processing'),
    history: [...first.history, { action: 'process', at: minute(20), by: ourTeam }],
  });
  const second = makeOrder('second', 2, minute(15));
  const mail = { _id: 'order-processing_first_1', job: { kind: 'order-processing', order: processed } };
  return {
    at: minute(30),
    products: [plan, draft],
    coverage: [],
    hardwares: [router],
    priceList: [makePriceList([plan as Plan & Stored], [router])],
    orders: [processed, second],
    enquiries: [],
    desk: [{ _id: 'current', counts: findDrift({ desk: [], enquiries: [], orders: [processed, second] }) }],
    archivedOrders: [],
    users: [
      {
        ...person,
        _id: 'aroha',
        isAdmin: false,
        createdAt: minute(0),
        updatedAt: minute(0),
        editedAt: minute(0),
      },
      {
        ...person,
        _id: 'admin',
        isAdmin: true,
        createdAt: minute(0),
        updatedAt: minute(0),
        editedAt: minute(0),
      },
    ],
    audit: [
      {
        _id: 'count',
        at: minute(5),
        by: admin,
        action: 'update',
        record: { kind: 'hardware', _id: 'router', name: 'Router' },
        changes: [{ field: 'countInStock', from: 3, to: 10 }],
      },
    ],
    outbox: [
      ...makeMails(processed),
      ...makeMails(second),
      { ...mail, state: 'queued', dueAt: minute(21), createdAt: minute(20) },
    ],
    idempotency: [{ _id: 'aroha_key', orderId: 'first', requestHash: 'hash', expiresAt: minute(30) }],
    revoked: [],
    pendingAuthSyncs: [],
    uploads: [{ _id: 'upload', path: 'images/new.webp', files: ['images/new.webp'], dueAt: minute(30) }],
    accounts: [
      { uid: 'aroha', isAdmin: false, isDisabled: false },
      { uid: 'admin', isAdmin: true, isDisabled: false },
    ],
    files: new Set([
      ...['images/router-320.webp', 'images/router.webp', 'images/router-1280.webp'],
      ...['documents/fibre.pdf', 'images/new.webp', 'images/shipped.webp'],
    ]),
    shippedFiles: new Set(['images/shipped.webp']),
  };
}
