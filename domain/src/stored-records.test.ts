import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { auditEntry } from './audit/audit.ts';
import { hardwareChange, planChange } from './catalogue/catalogue-change.ts';
import { hardware } from './catalogue/hardware.ts';
import { plan } from './catalogue/plan.ts';
import { storedEnquiry } from './enquiries/stored-enquiry.ts';
import { archivedOrder, order } from './orders/order.ts';
import { orderNote } from './orders/order-note.ts';
import { staffUser, userChange } from './people/staff-user.ts';
import { userInfo } from './people/user.ts';

const at = '2025-11-20T10:00:00.000Z';
const times = { createdAt: at, updatedAt: at, editedAt: at };
const by = { _id: 'u1', name: 'Aroha Rata' };

// Records as the first version stores them. Once it is deployed, never add a field: what comes later needs a default.
const oldPlan = {
  _id: 'p1',
  name: 'Fibre Everyday',
  category: 'fibre',
  download: '300 Mbps',
  upload: '100 Mbps',
  dataCap: 'Unlimited',
  term: '12 months',
  equipment: 'Modem',
  price: 64.99,
  description: '',
  productOverview: '',
  feature1: '',
  feature2: '',
  feature3: '',
  modemReqs: '',
  offerSummaryPath: '',
  highlight: '',
  typicalDownload: '290 Mbps',
  typicalUpload: '95 Mbps',
  speedSource: '',
  isPublished: true,
  updatedAt: at,
  editedAt: at,
};
const oldHardware = {
  _id: 'h1',
  name: 'Mesh',
  category: 'fibre',
  worksWith: [],
  isModem: false,
  imagePath: '',
  imageAlt: '',
  factsheetPath: '',
  price: 109.99,
  shortDescription: '',
  introductionInfo: '',
  moreInfo: '',
  tagline: '',
  hardwareFeatureName1: '',
  hardwareFeatureName2: '',
  hardwareFeatureName3: '',
  hardwareFeatureName4: '',
  hardwareFeatureInfo1: '',
  hardwareFeatureInfo2: '',
  hardwareFeatureInfo3: '',
  hardwareFeatureInfo4: '',
  countInStock: 3,
  isPublished: true,
  updatedAt: at,
  editedAt: at,
};
const oldUser = {
  _id: 'u1',
  firstName: 'Aroha',
  lastName: 'Rata',
  email: 'aroha@kowhai.example',
  phone: '',
  address: '',
  isAdmin: false,
  isDisabled: false,
  ...times,
};
const oldLine = { _id: 'p1', name: 'Fibre Everyday', category: 'fibre', price: 64.99, qty: 1 };
const oldOrder = {
  _id: 'o1',
  number: 'KB-7F3K-29QD',
  user: {
    _id: 'u1',
    firstName: 'Aroha',
    lastName: 'Rata',
    email: 'aroha@kowhai.example',
    phone: '',
    address: '',
  },
  orderServices: [oldLine],
  orderHardwares: [],
  orderItems: [oldLine],
  serviceAddress: {
    address: '2 Sample Street',
    city: 'Karori',
    region: 'Wellington',
    postalCode: '6012',
    country: 'New Zealand',
  },
  modemNeeded: true,
  status: 'submitted',
  isProcessing: false,
  isCompleted: false,
  connectionDate: null,
  setup: {},
  history: [{ action: 'place', at, by }],
  itemsPrice: 64.99,
  taxPrice: 8.48,
  shippingPrice: 0,
  totalPrice: 64.99,
  ...times,
};
const oldEnquiry = {
  _id: 'e1',
  firstName: 'Aroha',
  lastName: 'Rata',
  email: 'aroha@kowhai.example',
  phone: '',
  enquirySubject: 'General Enquiry',
  enquiryMessage: 'Do you connect boats?',
  isSuspect: false,
  isAnswered: false,
  replies: [],
  createdAt: at,
};

describe('a record of the first version can still be read', () => {
  it.each<[string, z.ZodMiniType, object]>([
    ['plan', plan, oldPlan],
    ['piece of hardware', hardware, oldHardware],
    ['user', userInfo, oldUser],
    ['user as staff see them', staffUser, oldUser],
    ['order', order, oldOrder],
    ['archived order', archivedOrder, { ...oldOrder, archivedAt: at }],
    ['enquiry', storedEnquiry, oldEnquiry],
    ['note', orderNote, { _id: 'n1', orderId: 'o1', text: 'Called', by, createdAt: at }],
    [
      'audit entry',
      auditEntry,
      {
        _id: 'a1',
        at,
        by,
        record: { kind: 'plan', _id: 'p1', name: 'Fibre' },
        action: 'update',
        changes: [],
      },
    ],
  ])('%s', (_name, schema, record) => {
    expect(schema.safeParse(record).error?.issues ?? []).toEqual([]);
  });
});

it.each<[string, z.ZodMiniType]>([
  ['plan', planChange],
  ['piece of hardware', hardwareChange],
  ['user', userChange],
])('a change of a %s that leaves everything out sets nothing, whatever has a default', (_name, schema) => {
  expect(schema.parse({})).toEqual({});
});
