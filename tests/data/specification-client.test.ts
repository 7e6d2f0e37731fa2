/**
 * A client by an author who knows only section 7 of the specification: its methods, paths
 * and bodies, and the token of its sign-in. Where the shop departs from that section, docs/decisions/008 has the row.
 */
import { readFile } from 'node:fs/promises';
import { siteUrl } from '@kowhai/tools/command/addresses';
import { describe, expect, it } from 'vitest';
import {
  deliverAtOnce,
  deliverTo,
  listMailsAbout,
  listMailsTo,
  readMailedCode,
} from '#tests/support/shop/mails.ts';
import {
  addAdmin,
  addHardware,
  addPlan,
  call,
  serviceAddress,
  uniqueId,
  uniqueNetwork,
  until,
} from '#tests/support/shop/shop.ts';

/** Signs in once, and sends the token of that with every call from then on. */
class Client {
  readonly #network = uniqueNetwork();
  #token: string | undefined;

  async send(method: string, path: string, body?: unknown) {
    const headers = this.#network;
    return call(method, path, { headers, token: this.#token, ...(body !== undefined && { body }) });
  }

  /** Sends, and reads the answer of a call that the specification lets succeed. */
  async ask(method: string, path: string, body?: unknown) {
    const answer = await this.send(method, path, body);
    expect([`${method} ${path}`, answer.status, answer.text]).toEqual([
      `${method} ${path}`,
      expect.toBeOneOf([200, 201, 202]),
      expect.any(String),
    ]);
    return answer.body;
  }

  async signIn(email: string, password: string) {
    const { token, ...userInfo } = await this.ask('POST', '/api/users/login', { email, password });
    this.#token = token;
    return userInfo;
  }

  /** Sends a picture as the form of the specification does. */
  async upload(path: string) {
    const form = new FormData();
    form.append(
      'imagePath',
      new Blob([new Uint8Array(await readFile(path))], { type: 'image/png' }),
      'r.png',
    );
    const headers: Record<string, string> = { authorization: `Bearer ${this.#token}` };
    const response = await fetch(`${siteUrl}/upload`, { method: 'POST', body: form, headers });
    expect(response.status).toBe(201);
    return response.json();
  }
}

const userFields = ['_id', 'firstName', 'lastName', 'email', 'phone', 'address', 'isAdmin'];
const moments = ['createdAt', 'updatedAt'];
const planFields = [
  ...['_id', 'name', 'category', 'download', 'upload', 'dataCap', 'term', 'equipment', 'price'],
  ...['description', 'productOverview', 'feature1', 'feature2', 'feature3', 'modemReqs'],
  ...['offerSummaryPath', 'updatedAt'],
];
const hardwareFields = [
  ...['_id', 'name', 'category', 'imagePath', 'factsheetPath', 'price', 'shortDescription'],
  ...['introductionInfo', 'moreInfo', 'tagline', 'countInStock', 'updatedAt'],
  ...[1, 2, 3, 4].flatMap((n) => [`hardwareFeatureName${n}`, `hardwareFeatureInfo${n}`]),
];
const orderFields = [
  ...['_id', 'user', 'orderItems', 'orderServices', 'orderHardwares', 'serviceAddress', 'itemsPrice'],
  ...['taxPrice', 'shippingPrice', 'totalPrice', 'isProcessing', 'isCompleted', 'createdAt', 'updatedAt'],
];
const missingIn = (record: object, fields: readonly string[]) =>
  fields.filter((field) => !Object.hasOwn(record, field));

const person = () => ({
  firstName: 'Hinemoa',
  lastName: 'Tūhoe',
  email: `${uniqueId('hinemoa')}@kowhai.example`,
  phone: '0800 000 009',
  address: '9 Sample Street, Wellington 6011',
});
const password = 'pīwakawaka in the bush';

async function registerClient() {
  const client = new Client();
  const info = person();
  const { _id: uid } = await client.ask('POST', '/api/users', { ...info, password });
  await client.signIn(info.email, password);
  return { client, info, uid };
}

type Line = { price: number; qty: number };

/** A cart as section 3 and 9 have it: products with a quantity, and prices as text of two decimals. */
function orderOf(plan: object & { price: number }, item: object & { price: number }) {
  const orderServices = [{ ...plan, qty: 1 }];
  const orderHardwares = [{ ...item, qty: 2 }];
  const orderItems = [...orderServices, ...orderHardwares];
  const itemsPrice = orderItems.reduce((sum, { price, qty }: Line) => sum + price * qty, 0);
  const shippingPrice = itemsPrice > 175 ? 9.99 : 0;
  const totalPrice = itemsPrice + shippingPrice;
  return {
    ...{ orderItems, orderServices, orderHardwares, serviceAddress, shippingPrice },
    itemsPrice: itemsPrice.toFixed(2),
    taxPrice: Number((totalPrice - totalPrice / 1.15).toFixed(2)),
    totalPrice: totalPrice.toFixed(2),
  };
}

/** Places an order for a plan and hardware that are sold. */
async function placeOrder(client: Client) {
  const sold = { plan: await addPlan({ price: 79.99 }), item: await addHardware({ price: 109.99 }) };
  const plan = await client.ask('GET', `/api/products/${sold.plan._id}`);
  const item = await client.ask('GET', `/api/hardwares/${sold.item._id}`);
  const { _id } = await client.ask('POST', '/api/orders', orderOf(plan, item));
  return { plan, item, _id };
}

describe('a client of a customer that knows the specification alone', () => {
  it('registers and signs in: both answer the user’s info, and the mails follow', async () => {
    const client = new Client();
    const info = person();
    const registered = await client.ask('POST', '/api/users', { ...info, password });
    expect(registered).toMatchObject({ ...info, isAdmin: false });
    const userInfo = await client.signIn(info.email, password);
    expect(missingIn(userInfo, [...userFields, ...moments])).toEqual([]);
    expect(userInfo._id).toBe(registered._id);
    for (const mail of ['welcome', 'new-user']) await client.ask('POST', `/api/mail/${mail}`, info);
    expect(await deliverTo(info.email, 'welcome')).toHaveLength(1);
  });

  it.each([
    ['products', planFields, () => addPlan()],
    ['hardwares', hardwareFields, () => addHardware()],
  ] as const)('reads the %s, as a list and one by one, each with its fields', async (base, fields, add) => {
    const { _id, name } = await add();
    const client = new Client();
    const list = await client.ask('GET', `/api/${base}`);
    expect(list.length).toBeGreaterThan(0);
    for (const record of list) expect(missingIn(record, fields)).toEqual([]);
    const one = await client.ask('GET', `/api/${base}/${_id}`);
    expect([one.name, missingIn(one, fields)]).toEqual([name, []]);
  });

  it('orders at the prices that the specification computes, reads the order back, and has it mailed once', async () => {
    const { client, info, uid } = await registerClient();
    const { plan, item, _id } = await placeOrder(client);
    const order = await client.ask('GET', `/api/orders/${_id}`);
    expect(missingIn(order, orderFields)).toEqual([]);
    expect(order).toMatchObject({
      user: { _id: uid, firstName: info.firstName, lastName: info.lastName, email: info.email },
      orderServices: [{ _id: plan._id, name: plan.name, price: 79.99, qty: 1 }],
      orderHardwares: [{ _id: item._id, name: item.name, price: 109.99, qty: 2 }],
      ...{ serviceAddress, itemsPrice: 299.97, shippingPrice: 9.99, totalPrice: 309.96, taxPrice: 40.43 },
      ...{ isProcessing: false, isCompleted: false },
    });
    const mine = await client.ask('GET', '/api/orders/myorders');
    expect(mine.map((one: { _id: string }) => one._id)).toEqual([_id]);
    for (const mail of ['confirm-order', 'order-submitted'])
      await client.ask('POST', `/api/mail/${mail}`, { orderId: _id });
    for (const mail of ['confirm-order', 'order-submitted']) await deliverAtOnce(`${mail}_${_id}`);
    expect(await listMailsAbout(order.number)).toHaveLength(2);
  });

  it('changes its profile and its password; after that it signs in again, as the record says', async () => {
    const { client, info, uid: _id } = await registerClient();
    const { address: _, ...fields } = { ...info, phone: '0800 000 010' };
    const changed = await client.ask('PUT', '/api/users/profile', { _id, ...fields, password: '' });
    expect(changed).toMatchObject({ _id, phone: '0800 000 010', address: info.address });
    await client.ask('PUT', '/api/users/profile', { _id, ...fields, password: 'another bird entirely' });
    expect((await client.send('GET', '/api/orders/myorders')).status).toBe(401);
    await client.signIn(info.email, 'another bird entirely');
    expect(await client.ask('GET', '/api/orders/myorders')).toEqual([]);
  });

  it('resets a forgotten password with the mailed code', async () => {
    const { client, info } = await registerClient();
    const { email } = info;
    await client.ask('POST', '/api/users/send-reset-token', { email });
    const otp = await readMailedCode(email, 'reset-code');
    const newPassword = 'a bird that came back';
    const passwords = { newPassword, confirmNewPassword: newPassword };
    await client.ask('POST', '/api/users/reset-password', { email, otp, ...passwords });
    expect(await client.signIn(email, newPassword)).toMatchObject({ email });
  });

  it('sends an enquiry and confirms it, each with the enquiry’s fields: one mail to each side', async () => {
    const client = new Client();
    const { address: _, ...sender } = person();
    const enquiry = { ...sender, enquirySubject: 'Order Status', enquiryMessage: 'When do you connect us?' };
    const confirm = () => client.ask('POST', '/api/mail/confirm-enquiry', enquiry);
    const { enquiryId } = await client.ask('POST', '/api/mail/send-enquiry', enquiry);
    await deliverTo(sender.email, 'confirm-enquiry');
    // The mail provider has it before the shop has written that it was sent.
    await until(async () => (await confirm()).status === 'sent');
    expect(await confirm()).toEqual({ status: 'sent' });
    expect(await listMailsTo(sender.email, 'confirm-enquiry')).toHaveLength(1);
    const notice = await deliverAtOnce(`send-enquiry_${enquiryId}`);
    expect(notice.to).toMatchObject([{ email: 'hello@kowhai.example' }]);
  });

  it('confirms no enquiry that nobody sent, so a stranger gets no mail', async () => {
    const { address: _, ...sender } = person();
    const enquiry = { ...sender, enquirySubject: 'Order Status', enquiryMessage: 'Buy this, stranger' };
    const { status, body } = await new Client().send('POST', '/api/mail/confirm-enquiry', enquiry);
    expect([status, body.message]).toEqual([404, 'We can’t find that enquiry.']);
    const broken = { ...enquiry, email: 'nobody' };
    expect((await new Client().send('POST', '/api/mail/confirm-enquiry', broken)).status).toBe(400);
    expect(await listMailsAbout(sender.email)).toEqual([]);
  });

  it('signs out, and reads nothing of its own any more', async () => {
    const { client } = await registerClient();
    await client.ask('POST', '/api/users/logout');
    expect((await client.send('GET', '/api/orders/myorders')).status).toBe(401);
  });
});

describe('a client of an admin that knows the specification alone', () => {
  const signInAdmin = async () => {
    const client = new Client();
    const { email, password: known } = await addAdmin();
    expect(await client.signIn(email, known)).toMatchObject({ isAdmin: true });
    return client;
  };

  it.each([
    ['products', planFields, 'serviceId', { category: 'fibre', download: '300 Mbps', price: 80 }],
    ['hardwares', hardwareFields, 'hardwareId', { category: 'wireless', countInStock: 4, price: 120 }],
  ])('creates a blank record of the %s, fills it in and deletes it', async (base, all, idField, fields) => {
    const client = await signInAdmin();
    const { _id, ...blank } = await client.ask('POST', `/api/${base}`);
    expect(missingIn({ _id, ...blank }, all)).toEqual([]);
    const name = uniqueId('Named by the specification');
    const path = `/api/${base}/${_id}`;
    await client.ask('PUT', path, { [idField]: _id, name, ...fields });
    expect(await client.ask('GET', path)).toMatchObject({ _id, name, ...fields });
    await client.ask('DELETE', path);
    expect((await client.send('GET', path)).status).toBe(404);
  });

  it('uploads an image, and names it as its hardware’s', async () => {
    const client = await signInAdmin();
    const { message, imagePath } = await client.upload('web/public/icons/icon-192.png');
    expect([typeof message, typeof imagePath]).toEqual(['string', 'string']);
    const { _id } = await client.ask('POST', '/api/hardwares');
    await client.ask('PUT', `/api/hardwares/${_id}`, { hardwareId: _id, imagePath });
    expect(await client.ask('GET', `/api/hardwares/${_id}`)).toMatchObject({ imagePath });
    await client.ask('DELETE', `/api/hardwares/${_id}`);
  });

  it('takes an order through its states and deletes it', async () => {
    const { client: customer } = await registerClient();
    const { _id } = await placeOrder(customer);
    const client = await signInAdmin();
    const orders = await client.ask('GET', '/api/orders');
    expect(orders.some((order: { _id: string }) => order._id === _id)).toBe(true);
    for (const [state, isProcessing, isCompleted] of [
      ['processing', true, false],
      ['submitted', false, false],
      ['processing', true, false],
      ['complete', true, true],
    ] as const) {
      await client.ask('PUT', `/api/orders/${_id}/${state}`);
      expect(await client.ask('GET', `/api/orders/${_id}`)).toMatchObject({ isProcessing, isCompleted });
      if (state === 'processing') await client.ask('POST', '/api/mail/order-processing', { orderId: _id });
    }
    await client.ask('DELETE', `/api/orders/${_id}`);
    expect((await client.send('GET', `/api/orders/${_id}`)).status).toBe(404);
  });

  it('reads users, changes one and deletes one; granting admin asks for a proof, as the record says', async () => {
    const { info, uid: _id } = await registerClient();
    const client = await signInAdmin();
    const users = await client.ask('GET', '/api/users');
    expect(users.length).toBeGreaterThan(0);
    for (const user of users) expect(missingIn(user, [...userFields, ...moments])).toEqual([]);
    const path = `/api/users/${_id}`;
    const fields = { ...info, phone: '0800 000 011', isAdmin: false };
    await client.ask('PUT', path, { userId: _id, ...fields });
    expect(await client.ask('GET', path)).toMatchObject({ _id, ...fields });
    const granting = await client.send('PUT', path, { userId: _id, ...fields, isAdmin: true });
    expect([granting.status, granting.body.code]).toEqual([401, 'REAUTH']);
    await client.ask('DELETE', path);
    expect((await client.send('GET', path)).status).toBe(404);
  });
});
