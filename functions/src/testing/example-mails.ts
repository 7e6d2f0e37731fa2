/** An email of each kind, with words that would break out of it wherever people's own are shown. */
import type { MailJob } from '@kowhai/domain/mail/mail-job';
import type { Order } from '@kowhai/domain/orders/order';
import { firstStatus, storeStatus } from '@kowhai/domain/orders/order-status';
import type { UserInfo } from '@kowhai/domain/people/user';

const evil = '<img src=x onerror=alert(1)>\r\nBcc: victim@kowhai.example "&\'';
export const at = '2026-11-20T10:00:00.000Z';
const user: UserInfo = {
  _id: 'u1',
  firstName: evil,
  lastName: evil,
  email: 'aroha@kowhai.example',
  phone: evil,
  address: evil,
  isAdmin: false,
  createdAt: at,
  updatedAt: at,
  editedAt: at,
};
const line = { _id: 'p', name: evil, category: 'fibre' as const, price: 64.99, qty: 1 };
const change = { action: 'change' as const, at, by: { name: evil }, changes: [{ ...line, from: 1, to: 2 }] };
export const order: Order = {
  _id: 'o1',
  number: 'KB-7F3K-29QD',
  user: { _id: 'u1', firstName: evil, lastName: evil, email: user.email, phone: evil, address: evil },
  orderServices: [line],
  orderHardwares: [{ ...line, price: 109.99, qty: 2 }],
  orderItems: [],
  serviceAddress: { address: evil, city: evil, region: 'Otago', postalCode: '9010', country: 'New Zealand' },
  modemNeeded: true,
  ...storeStatus(firstStatus),
  connectionDate: null,
  setup: { provider: evil, account: evil, arrangeSwitch: 'yes' },
  switchConsent: { words: evil, provider: evil, account: evil, consentedAt: at },
  history: [change],
  itemsPrice: 284.97,
  shippingPrice: 9.99,
  totalPrice: 294.96,
  taxPrice: 38.47,
  createdAt: at,
  updatedAt: at,
  editedAt: at,
};
export const enquiry = {
  firstName: evil,
  lastName: evil,
  email: 'aroha@kowhai.example',
  phone: evil,
  enquirySubject: 'General Enquiry' as const,
  enquiryMessage: evil,
};

export const provider = 'hello@kowhai.example';
export const receivedAt = '2026-11-24T01:05:00.000Z';
const byEvil = { by: evil, changedAt: at };
const person = { firstName: evil, lastName: evil, email: user.email };
export const toProvider: MailJob[] = [
  { kind: 'new-user', user },
  { kind: 'order-submitted', order },
  { kind: 'order-cancelled-notice', order },
  { kind: 'order-changed-notice', order },
  { kind: 'send-enquiry', enquiry },
];
/** About no customer, so a reply stays with the provider. */
const amongStaff: MailJob[] = [
  { kind: 'admin-changed', recipients: [], admin: { ...person, _id: 'u2' }, change: 'added', ...byEvil },
  { kind: 'limited-notices', held: [{ kind: 'new-user', count: 2 }] },
];
/** What things are called is the shop's own, unlike all else about an order. */
const plan = { ...line, name: 'Fibre 300' };
export const changedOrder = {
  ...order,
  orderServices: [plan],
  orderHardwares: [],
  history: [{ ...change, by: { _id: user._id, name: evil }, changes: [{ ...plan, from: 0, to: 1 }] }],
};
/** What a stranger can bring about, for an address that nobody has proven to be theirs. */
export const toUnprovenAddress: MailJob[] = [
  { kind: 'welcome', user },
  { kind: 'welcome', user, isByStaff: true },
  { kind: 'reset-code', email: user.email, seed: 'seed', expiresAt: at },
  { kind: 'confirm-email', email: user.email, seed: 'seed', expiresAt: at },
  { kind: 'password-changed', user: person, changedAt: at },
  {
    kind: 'email-changed',
    user: person,
    formerEmail: 'former@kowhai.example',
    recipient: 'new',
    isProven: false,
  },
  { kind: 'more-security-mails', email: user.email },
  { kind: 'account-closed', user: person },
  { kind: 'confirm-order', order: { ...order, orderServices: [plan], orderHardwares: [] } },
  { kind: 'order-cancelled', order: { ...order, orderServices: [plan], orderHardwares: [] } },
  { kind: 'order-changed', order: changedOrder },
  { kind: 'confirm-enquiry', enquiry, receivedAt },
];
/** What staff bring about, after they have read the order. */
const toCustomer: MailJob[] = [
  { kind: 'order-processing', order },
  { kind: 'order-completed', order },
  { kind: 'order-connection', order: { ...order, connectionDate: '2026-11-27', connectionWindow: evil } },
  { kind: 'order-reminder', order: { ...order, connectionDate: '2026-11-27', connectionWindow: evil } },
  { kind: 'order-late', order: { ...order, createdAt: '2026-11-13T10:00:00.000Z' } },
  { kind: 'enquiry-reply', enquiryId: 'e1', enquiry, receivedAt, text: `Yes.\n${evil}` },
  { kind: 'second-factor', user: person, change: 'removed', ...byEvil },
];
/** Each with who gets it, and whom a reply goes to. */
export const cases = [
  ...[...toUnprovenAddress, ...toCustomer].map((job) => [job, user.email, provider] as const),
  ...toProvider.map((job) => [job, provider, user.email] as const),
  ...amongStaff.map((job) => [job, provider, provider] as const),
];
