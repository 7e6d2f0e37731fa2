/** Every call of the contract, as someone makes it who may and with whom it succeeds. */
import { createHash } from 'node:crypto';
import { contract, type EndpointName } from '@kowhai/domain/api/contract';
import type { Endpoint } from '@kowhai/domain/api/endpoint';
import { signEvents } from '@kowhai/tools/inbox/sendgrid-events';
import { days } from './days.ts';
import { enquiryOf } from './enquiries.ts';
import { personOf } from './fuzz-shop.ts';
import { keepBack } from './mails.ts';
import { type ReadyCall, type Scene, setSent } from './scene.ts';
import { addGuarded, addRecoverable } from './second-factors.ts';
import { addHardware, addPlan, db, prove, requestOf, uniqueId, uniqueNetwork } from './shop.ts';

/** The code that a mail to this address holds. */
async function findCode(email: string): Promise<string> {
  const { docs } = await db.collection('outbox').where('job.email', '==', email).get();
  // It reads the settings, which a test may change before.
  const { deriveResetCode } = await import('#functions/mail/delivery/mail-codes.ts');
  return deriveResetCode(docs[0]?.get('job.seed'));
}

/** What needs nothing but who calls. */
const asAdmin = (scene: Scene) => ({ as: scene.admin });
const asCustomer = (scene: Scene) => ({ as: scene.customer });
const asStranger = () => ({});
const asPerson = async (scene: Scene) => ({ as: await scene.person() });

const ofOrder =
  (...steps: string[]) =>
  async (scene: Scene) => ({ as: scene.admin, ids: await scene.orderId(...steps) });
const ofOwnOrder = async (scene: Scene) => ({ as: scene.customer, ids: await scene.orderId() });
const draft = { isPublished: false };
const ofPlan = async ({ admin }: Scene) => ({ as: admin, ids: [(await addPlan(draft))._id] });
const ofHardware = async ({ admin }: Scene) => ({ as: admin, ids: [(await addHardware(draft))._id] });
const ofUser =
  (fields = {}) =>
  async ({ admin, person }: Scene) => ({ as: await prove(admin), ids: [(await person(fields)).uid] });
const ofEnquiry = async (scene: Scene) => ({ as: scene.admin, ids: await scene.enquiryId() });
const ofLateOrder = async ({ admin, lateOrderId }: Scene) => ({
  as: admin,
  ids: await lateOrderId(),
  body: { day: days.first },
});
const withMore = async (scene: Scene) => {
  const { _id, orderHardwares } = await scene.order();
  const [hardware] = orderHardwares;
  const { serviceAddress: _, ...body } = requestOf({ plan: scene.plan, hardware, qty: 3 });
  return { as: scene.admin, ids: [_id as string], body };
};
const ofOrderMail = async ({ admin, orderId }: Scene) => {
  const [id = ''] = await orderId();
  await setSent(`confirm-order_${id}`);
  return { as: admin, ids: [id, `confirm-order_${id}`] };
};
const about =
  (...steps: string[]) =>
  async ({ customer, order }: Scene) => ({
    as: customer,
    body: { orderId: (await order(...steps))._id },
  });
const placing = async ({ plan, addItem }: Scene) => requestOf({ plan, hardware: await addItem(), qty: 2 });

/** Another one each time: where nothing changes, nothing is noted. */
const noteOf = ({ family }: Scene) => `For ${family}`;
const importing = (scene: Scene) => {
  const row = { _id: '6011', fibre: 'most', hyperfibre: 'some', wireless: null, note: noteOf(scene) };
  return { as: scene.admin, body: { rows: [row], seenAt: new Date() } };
};

/** A call that is added gets its line, or this does not compile. */
export const everyCall: Record<EndpointName, (scene: Scene) => ReadyCall | Promise<ReadyCall>> = {
  sendResetToken: async ({ person }) => ({ body: { email: (await person()).email } }),
  resetPassword: async ({ person, send }) => {
    const { email } = await person();
    await send('POST', '/api/users/send-reset-token', { body: { email } });
    const newPassword = uniqueId('another secret');
    return { body: { email, otp: await findCode(email), newPassword, confirmNewPassword: newPassword } };
  },
  getProfile: asCustomer,
  updateProfile: async ({ person, family }) => ({
    as: await person(),
    body: { email: personOf(family).email, password: uniqueId('another secret'), phone: '0800 000 009' },
  }),
  confirmEmail: async ({ person, family, send }) => {
    const [as, { email }] = [await person(), personOf(family)];
    await send('PUT', '/api/users/profile', { as, body: { email } });
    return { as, body: { otp: await findCode(email) } };
  },
  proveEmail: async ({ customer: as }) => {
    const { makeLinkCode } = await import('#functions/mail/delivery/mail-codes.ts');
    return { as, body: { linkCode: makeLinkCode({ _id: as.uid, email: as.email }) } };
  },
  makeRecoveryCodes: async () => ({ as: await addGuarded() }),
  noteSecondFactor: asCustomer,
  exportOwnData: asCustomer,
  closeAccount: async ({ person }) => ({ as: await prove(await person()), body: {} }),
  signInWithRecoveryCode: async () => ({ body: await addRecoverable() }),
  loginUser: async ({ person }) => {
    const { email, password } = await person();
    return { body: { email, password } };
  },
  registerUser: ({ family }) => ({ body: { ...personOf(family), password: uniqueId('a secret') } }),
  logoutUser: asPerson,
  logoutEverywhere: asPerson,
  listPlans: asStranger,
  getPlan: ({ plan }) => ({ ids: [plan._id] }),
  listHardware: asStranger,
  getHardware: async ({ addItem }) => ({ ids: [(await addItem())._id] }),
  getCoverage: () => ({ ids: ['6012'] }),
  listCoverage: asAdmin,
  changeCoverage: (scene) => ({ as: scene.admin, ids: ['6012'], body: { note: noteOf(scene) } }),
  previewCoverageImport: importing,
  importCoverage: importing,
  placeOrder: async (scene) => ({ as: scene.customer, body: await placing(scene) }),
  listMyOrders: asCustomer,
  listOrders: asAdmin,
  countOrders: asAdmin,
  getOrder: ofOwnOrder,
  processOrder: ofOrder(),
  completeOrder: ofOrder('processing'),
  resetOrder: ofOrder('processing'),
  cancelOrder: ofOwnOrder,
  changeRequest: async (scene) => ({ ...(await withMore(scene)), as: scene.customer }),
  cancelOrderAsStaff: ofOrder(),
  answerSetup: async (scene) => ({ ...(await ofOwnOrder(scene)), body: { fibreBox: 'yes' } }),
  undoOrder: async ({ admin, order }) => {
    const { _id, editedAt } = await order('processing');
    await keepBack(`order-processing_${_id}_1`);
    return { as: admin, ids: [_id], body: { seenAt: editedAt } };
  },
  deleteOrder: ofOrder(),
  sendEnquiry: ({ family }) => ({ body: enquiryOf(family) }),
  confirmEnquiry: async ({ enquiryId }) => ({ body: { enquiryId: (await enquiryId())[0] } }),
  takeMailEvents: () => ({ signed: signEvents([{ event: 'delivered', timestamp: 1, mailId: 'unknown' }]) }),
  sendWelcome: asPerson,
  sendNewUser: asPerson,
  sendConfirmOrder: about(),
  sendOrderSubmitted: about(),
  sendOrderProcessing: about('processing'),
  createPlan: asAdmin,
  duplicatePlan: ofPlan,
  updatePlan: async (scene) => ({ ...(await ofPlan(scene)), body: { price: 80 } }),
  makeOfferSummary: ofPlan,
  getPlanUse: ofPlan,
  deletePlan: ofPlan,
  createHardware: asAdmin,
  duplicateHardware: ofHardware,
  updateHardware: async (scene) => ({ ...(await ofHardware(scene)), body: { stockChange: 5 } }),
  getHardwareUse: ofHardware,
  deleteHardware: ofHardware,
  placeOrderAsStaff: async (scene) => ({
    as: scene.admin,
    body: { ...(await placing(scene)), customer: (await scene.person()).uid },
  }),
  changeOrderLines: withMore,
  previewLinesMail: withMore,
  changeOrder: async (scene) => ({
    ...(await ofOrder()(scene)),
    body: { connectionDate: days.first, isMailed: true },
  }),
  markOutsideWork: async ({ admin, customer, send, orderId }) => {
    const ids = await orderId();
    const body = { provider: 'Example Net', account: '12', arrangeSwitch: 'yes' };
    const answer = await send('PUT', `/api/orders/${ids[0]}/setup`, { as: customer, body });
    const of = answer.switchConsent.consentedAt;
    return { as: admin, ids, body: { work: 'arrange switch', of, isDone: true } };
  },
  assignOrder: async (scene) => ({ ...(await ofOrder()(scene)), body: { assignee: null } }),
  getOrderHistory: ofOrder(),
  addOrderNote: async (scene) => ({
    ...(await ofOrder()(scene)),
    body: { text: `Rang the ${scene.family}` },
  }),
  getOrderMail: ofOrderMail,
  previewConnectionMail: async (scene) => ({
    ...(await ofOrder()(scene)),
    body: { connectionDate: days.first },
  }),
  sendLateMail: ofLateOrder,
  previewLateMail: ofLateOrder,
  resendOrderMail: ofOrderMail,
  listUsers: asAdmin,
  countUsers: asAdmin,
  listColleagues: asAdmin,
  getUser: ofUser(),
  listUserMails: ofUser(),
  addUser: ({ admin, family }) => ({ as: admin, body: personOf(family) }),
  updateUser: async (scene) => ({
    ...(await ofUser()(scene)),
    body: { email: personOf(scene.family).email, phone: '0800 000 009' },
  }),
  disableUser: ofUser(),
  enableUser: ofUser({ isDisabled: true }),
  removeSecondFactor: ofUser({ secondFactorAt: new Date() }),
  deleteUser: ofUser(),
  listEnquiries: asAdmin,
  countEnquiries: asAdmin,
  getEnquiry: ofEnquiry,
  replyToEnquiry: async (scene) => ({ ...(await ofEnquiry(scene)), body: { text: 'Yes, there is.' } }),
  undoEnquiryReply: async ({ admin, replyIds }) => ({ as: admin, ids: await replyIds() }),
  addEnquiryNote: async (scene) => ({ ...(await ofEnquiry(scene)), body: { text: 'They rang.' } }),
  getEnquiryReplyMail: async ({ admin, replyIds }) => ({ as: admin, ids: await replyIds() }),
  resendEnquiryReply: async ({ admin, replyIds }) => ({ as: admin, ids: await replyIds('sent') }),
  answerEnquiry: ofEnquiry,
  assignEnquiry: async (scene) => ({ ...(await ofEnquiry(scene)), body: { assignee: null } }),
  reopenEnquiry: async ({ admin, replyIds }) => ({ as: admin, ids: (await replyIds()).slice(0, 1) }),
  listAudit: asAdmin,
  searchRecords: ({ admin, customer }) => ({ as: admin, query: `q=${encodeURIComponent(customer.email)}` }),
  watchDesk: asAdmin,
  getDashboard: asAdmin,
  getPageState: asAdmin,
  reportBrowserError: () => ({ body: { name: 'TypeError', place: '/assets/main-1.js:1:2', page: '/cart' } }),
  getHealth: asStranger,
  getApiDescription: asStranger,
};

/** The same call under the same key each time that it is made. */
export function toRequest(name: EndpointName, { as, ids = [], query = '', body, signed }: ReadyCall) {
  const { method, path }: Endpoint = contract[name];
  const values = [...ids];
  const url = path.replace(/\{\w+\}/g, () => values.shift() ?? '');
  const key = createHash('sha256')
    .update(`${name} ${JSON.stringify(body)}`)
    .digest('hex');
  return {
    method,
    url: `${url}?${query}`,
    token: as?.token,
    body,
    ...(signed && { raw: signed.body }),
    headers: { ...uniqueNetwork(), ...as?.headers, 'idempotency-key': key, ...signed?.headers },
  };
}
