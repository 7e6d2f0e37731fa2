import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { rateLimits } from '#functions/limits/rate-limits.ts';
import { atOnce } from '#tests/support/shop/at-once.ts';
import { deliverAtOnce, readMail } from '#tests/support/shop/mails.ts';
import { admin, customer, openOrderScene, plan } from '#tests/support/shop/order-scene.ts';
import { reachLimit } from '#tests/support/shop/reach-limit.ts';
import {
  addHardware,
  addPerson,
  call,
  readStock,
  requestOf,
  signIn,
  uniqueId,
} from '#tests/support/shop/shop.ts';

openOrderScene();

const take = (body: object, { by = admin, key = randomUUID() } = {}) =>
  call('POST', '/api/orders/by-staff', { token: by.token, body, headers: { 'idempotency-key': key } });

describe('an order taken by phone', () => {
  it('is priced, takes its units and is mailed like any other, and the trail says who took it', async () => {
    const hardware = await addHardware({ countInStock: 5 });
    const request = requestOf({ plan, hardware, qty: 2 });
    const { status, body } = await take({ ...request, customer: customer.uid });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      user: { _id: customer.uid, email: customer.email },
      totalPrice: plan.price + 2 * hardware.price + 9.99,
      history: [{ action: 'place', by: { name: 'our team' } }],
    });
    expect(await readStock(hardware._id)).toBe(3);
    const own = await call('GET', `/api/orders/${body._id}`, { token: customer.token });
    expect(own.body).toEqual(body);
    expect(own.text).not.toContain(admin.uid);
    const trail = await call('GET', `/api/audit?record=order:${body._id}`, { token: admin.token });
    expect(trail.body).toMatchObject([{ action: 'create', by: { _id: admin.uid }, at: body.createdAt }]);
    const confirmation = await deliverAtOnce(`confirm-order_${body._id}`);
    expect(confirmation.to).toEqual([{ email: customer.email }]);
    expect(await readMail(`order-submitted_${body._id}`)).toBeDefined();
  });

  it('is one however often it is sent under its key', async () => {
    const hardware = await addHardware({ countInStock: 5 });
    const key = randomUUID();
    const body = { ...requestOf({ plan, hardware }), customer: customer.uid };
    const answers = await atOnce(() => take(body, { key }));
    expect(new Set(answers.map((answer) => answer.body._id)).size).toBe(1);
    expect(await readStock(hardware._id)).toBe(4);
  });

  it('sells nothing that is not there, and counts under no limit of the customer’s', async () => {
    const hardware = await addHardware({ countInStock: 1 });
    const refused = await take({ ...requestOf({ plan, hardware, qty: 2 }), customer: customer.uid });
    expect([refused.status, refused.body.code]).toEqual([409, 'OUT_OF_STOCK']);
    for (const limit of [rateLimits.orderByAccountHour, rateLimits.orderByAccountDay])
      await reachLimit(limit, customer.uid, 0);
    expect((await take({ ...requestOf({ plan }), customer: customer.uid })).status).toBe(201);
  });

  it('needs someone who can be rung and billed, and is for staff', async () => {
    const blank = await addPerson({ phone: '' });
    expect((await take({ ...requestOf({ plan }), customer: blank.uid })).body).toMatchObject({
      code: 'VALIDATION',
      message: 'Complete this person’s details first: name, phone number and address.',
    });
    const disabled = await addPerson({ isDisabled: true });
    expect((await take({ ...requestOf({ plan }), customer: disabled.uid })).body).toMatchObject({
      code: 'VALIDATION',
      message: 'This person’s account is disabled, so they can’t order.',
    });
    expect((await take({ ...requestOf({ plan }), customer: 'nobody' })).status).toBe(404);
    expect((await take({ ...requestOf({ plan }), customer: customer.uid }, { by: customer })).status).toBe(
      403,
    );
  });
});

describe('someone who rings and has no account', () => {
  const someone = () => ({
    firstName: 'Mereana',
    lastName: 'Caller',
    email: `${uniqueId('caller')}@kowhai.example`,
    phone: '021 000 004',
    address: '4 Sample Street, Wellington 6011',
  });
  const add = (body: object, by = admin) => call('POST', '/api/users/by-staff', { token: by.token, body });

  it('is given one, with a mail that says how to choose a password, and can order', async () => {
    const person = someone();
    const { status, body } = await add(person);
    expect([status, body.email, body.isAdmin]).toEqual([201, person.email, false]);
    expect((await take({ ...requestOf({ plan }), customer: body._id })).status).toBe(201);
    const mail = await deliverAtOnce(`welcome_${body._id}`);
    expect(mail.text).toContain('Choose a password');
    const found = await call('GET', `/api/users?q=${person.email}`, { token: admin.token });
    expect(found.body.map(({ _id }: { _id: string }) => _id)).toEqual([body._id]);
    const trail = await call('GET', `/api/audit?record=user:${body._id}`, { token: admin.token });
    expect(trail.body).toMatchObject([{ action: 'create', by: { _id: admin.uid } }]);
  });

  it('is no second account where the address has one', async () => {
    const taken = await add({ ...someone(), email: customer.email });
    expect([taken.status, taken.body.code]).toEqual([409, 'USER_EXISTS']);
    expect(await signIn(customer.email, customer.password)).toBeTruthy();
    expect((await add(someone(), customer)).status).toBe(403);
  });
});
