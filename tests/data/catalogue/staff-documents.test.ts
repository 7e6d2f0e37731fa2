import { documentMonthAt } from '@kowhai/domain/catalogue/document-month';
import { dayToIso } from '@kowhai/domain/time/business-days';
import { beforeAll, describe, expect, it } from 'vitest';
import { readToday } from '#tests/support/shop/days.ts';
import {
  accepted,
  addAdmin,
  addCustomer,
  addPlan,
  call,
  db,
  type Person,
  placeOrder,
  requestOf,
  runSweep,
} from '#tests/support/shop/shop.ts';

const today = await readToday();
let admin: Person;

beforeAll(async () => {
  admin = await addAdmin();
});

const as = (person: Person) => ({ token: person.token });

describe.each(['products', 'hardwares'])('%s', (collection) => {
  const base = `/api/${collection}`;

  it('note the month in which another document comes, and nobody else’s word for it', async () => {
    const [path, month] =
      collection === 'products'
        ? ['offerSummaryPath', 'offerSummaryMonth']
        : ['factsheetPath', 'factsheetMonth'];
    const draft = await accepted(call('POST', base, as(admin)));
    const change = (body: object) => call('PUT', `${base}/${draft._id}`, { ...as(admin), body });
    expect(draft).not.toHaveProperty(month);
    expect(await accepted(change({ name: 'No document', [month]: '2020-02' }))).not.toHaveProperty(month);

    const thisMonth = documentMonthAt(dayToIso(today));
    const named = await change({ [path]: 'documents/brought-along.pdf' });
    expect(named.body).toMatchObject({ [path]: 'documents/brought-along.pdf', [month]: thisMonth });
    await db.doc(`${collection}/${draft._id}`).update({ [month]: '2025-06' });
    const renamed = await change({ name: 'The same document', [path]: 'documents/brought-along.pdf' });
    expect(renamed.body[month]).toBe('2025-06');
  });
});

describe('the offer summary of a plan', () => {
  it('is made anew from the plan as it is', async () => {
    const plan = await addPlan({ name: 'Fibre Kererū' });
    const { status, body } = await call('POST', `/api/products/${plan._id}/offer-summary`, as(admin));
    expect(status).toBe(200);
    expect(body.offerSummaryPath).toMatch(/^documents\/offer-summary-[0-9a-f]{32}\.pdf$/);
    // Its link names the month in which it was made.
    const { offerSummaryPath } = body;
    const offerSummaryMonth = documentMonthAt(dayToIso(today));
    expect((await call('GET', `/api/products/${plan._id}`)).body).toMatchObject({
      offerSummaryPath,
      offerSummaryMonth,
    });
  });

  it('is made when a plan is published, anew when what it says changes, and is gone from a draft that changes', async () => {
    const { _id } = await addPlan({ name: 'Fibre Ruru', isPublished: false });
    const change = async (body: object): Promise<string> =>
      (await accepted(call('PUT', `/api/products/${_id}`, { ...as(admin), body }))).offerSummaryPath;
    const first = await change({ isPublished: true });
    expect(first).toMatch(/^documents\/offer-summary-[0-9a-f]{32}\.pdf$/);
    expect(await change({ highlight: 'New' })).toBe(first);
    const second = await change({ price: 72 });
    expect(second).toMatch(/^documents\/offer-summary-/);
    expect(second).not.toBe(first);
    expect(await change({ isPublished: false })).toBe(second);
    expect(await change({ price: 73 })).toBe('');
  });

  it('stays readable for the orders that were placed beside it, and for nobody longer', async () => {
    const [plan, customer] = await Promise.all([addPlan({ name: 'Fibre Kākā' }), addCustomer()]);
    const draw = () => call('POST', `/api/products/${plan._id}/offer-summary`, as(admin));
    const first: string = (await draw()).body.offerSummaryPath;
    const { body: order } = await placeOrder(customer, requestOf({ plan }));
    expect(order.orderServices[0].offerSummaryPath).toBe(first);

    const second = (await draw()).body.offerSummaryPath;
    expect(second).not.toBe(first);
    const sweepDaysLater = async () => {
      const [upload] = (await db.collection('uploads').where('path', '==', first).get()).docs;
      await upload?.ref.update({ dueAt: new Date(Date.now() - 1000) });
      await runSweep();
      return (await db.collection('uploads').where('path', '==', first).get()).size;
    };
    expect(await sweepDaysLater()).toBe(1);
    await call('PUT', `/api/orders/${order._id}/complete`, as(admin));
    await call('DELETE', `/api/orders/${order._id}`, as(admin));
    expect(await sweepDaysLater()).toBe(1);
    await db.doc(`archivedOrders/${order._id}`).delete();
    expect(await sweepDaysLater()).toBe(0);
  });

  it('is not made of a draft that lacks what it would say', async () => {
    const { body: draft } = await call('POST', '/api/products', as(admin));
    const answer = await call('POST', `/api/products/${draft._id}/offer-summary`, as(admin));
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', fields: { name: expect.any(String) } },
    });
  });
});
