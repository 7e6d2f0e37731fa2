import { formatFullName } from '@kowhai/domain/people/user';
import { expect, it } from 'vitest';
import {
  addAdmin,
  addPerson,
  addPlan,
  call,
  db,
  placeOrder,
  prove,
  requestOf,
} from '#tests/support/shop/shop.ts';

it('a new name of one’s own is an entry of the trail, with the name before and after', async () => {
  const admin = await addAdmin();
  const body = { firstName: 'Somebody', lastName: 'Else' };
  expect((await call('PUT', '/api/users/profile', { token: admin.token, body })).status).toBe(200);
  const { body: trail } = await call('GET', `/api/audit?record=user:${admin.uid}`, { token: admin.token });
  const user = (await db.doc(`users/${admin.uid}`).get()).data() as { firstName: string; lastName: string };
  expect(trail).toHaveLength(1);
  expect(trail[0]).toMatchObject({ action: 'update', by: { _id: admin.uid } });
  expect(trail[0].changes.map(({ to }: { to: string }) => to)).toEqual([user.firstName, user.lastName]);
  expect(trail[0].by.name).not.toBe(formatFullName(user));
  expect(trail[0].changes.map(({ from }: { from: string }) => from).join(' ')).toBe(trail[0].by.name);
});

it('a customer called like one of the staff is told as a customer', async () => {
  const [admin, customer, plan] = [
    await addAdmin(),
    await addPerson({ firstName: 'Demo', lastName: 'Admin' }),
    await addPlan(),
  ];
  const { body: order } = await placeOrder(customer, requestOf({ plan }));
  await call('PUT', `/api/orders/${order._id}/cancelled`, { token: customer.token, body: {} });
  const { body: trail } = await call('GET', `/api/audit?record=order:${order._id}`, { token: admin.token });
  expect(trail[0]).toMatchObject({ action: 'cancel', by: { name: 'Demo Admin', isCustomer: true } });
  const refused = await call('PUT', `/api/orders/${order._id}/processing`, { token: admin.token, body: {} });
  expect(refused.body.message).toContain('Demo Admin (customer)');
});

it('a session is no proof of itself, however new', async () => {
  const [admin, person] = [await addAdmin(), await addPerson()];
  const { token, headers } = await prove(admin);
  const make = (proof: string | undefined) =>
    call('PUT', `/api/users/${person.uid}`, {
      token,
      headers: { ...headers, 'x-kowhai-proof': proof ?? token },
      body: { isAdmin: true },
    });
  expect((await make(undefined)).body.code).toBe('REAUTH');
  expect((await make(headers['x-kowhai-proof'])).status).toBe(200);
});
