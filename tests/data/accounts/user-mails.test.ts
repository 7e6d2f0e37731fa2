import { expect, it } from 'vitest';
import {
  addAdmin,
  addCustomer,
  addPlan,
  call,
  type Person,
  placeOrder,
  requestOf,
  uniqueNetwork,
  until,
} from '#tests/support/shop/shop.ts';

const as = (person: Person) => ({ token: person.token });

it('the mails to someone’s address are listed by their subjects, and never a code', async () => {
  const [admin, customer, other] = [await addAdmin(), await addCustomer(), await addCustomer()];
  const { body: placed } = await placeOrder(customer, requestOf({ plan: await addPlan() }));
  await placeOrder(other, requestOf({ plan: await addPlan() }));
  await call('POST', '/api/users/send-reset-token', {
    body: { email: customer.email },
    headers: uniqueNetwork(),
  });
  const path = `/api/users/${customer.uid}/mails`;
  const mails = await until(async () => {
    const { body } = await call('GET', path, as(admin));
    const { mails: found } = body;
    return found.length === 2 && found.every(({ state }: { state: string }) => state === 'sent') && found;
  });
  expect(mails).toMatchObject([
    { subject: 'Your code to reset your password' },
    { subject: `We have your order request ${placed.number}`, orderId: placed._id },
  ]);
  expect(JSON.stringify(mails)).not.toMatch(/seed|html/);
  expect((await call('GET', path, as(customer))).status).toBe(403);
});
