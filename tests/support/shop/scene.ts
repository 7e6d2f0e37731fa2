/** The people and records that calls are about, each made anew. */
import type { Order } from '@kowhai/domain/orders/order';
import { workAtOf } from '@kowhai/domain/orders/promised-days';
import { FieldValue } from 'firebase-admin/firestore';
import { enquiryOf } from './enquiries.ts';
import { forgetMails } from './fuzz-shop.ts';
import { callInProcess } from './in-process.ts';
import { keepBack } from './mails.ts';
import { accepted, addHardware, addPerson, addPlan, db, type Person, requestOf, uniqueId } from './shop.ts';

type Actor = Pick<Person, 'token'> & { headers?: Record<string, string> };
export type ReadyCall = {
  as?: Actor;
  ids?: string[];
  query?: string;
  body?: unknown;
  signed?: { body: string; headers: Record<string, string> };
};

export type Scene = Awaited<ReturnType<typeof openScene>>;

/** People of a name that nobody else has, and what calls are about, each made anew. */
export async function openScene() {
  const family = uniqueId('family');
  const startedAt = new Date();
  const [admin, customer] = await Promise.all([
    addPerson({ isAdmin: true, firstName: 'Staff', lastName: family }),
    addPerson({ lastName: family }),
  ]);
  const plan = await addPlan();
  const customers = [customer];
  const stockAtStart: Record<string, number> = {};

  const send = (method: string, url: string, { as, body }: ReadyCall = {}) =>
    accepted(callInProcess(method, url, { token: as?.token, body }));
  const addItem = async () => {
    const hardware = await addHardware({ countInStock: 10 });
    stockAtStart[hardware._id] = 10;
    return hardware;
  };
  const order = async (...steps: string[]) => {
    const body = requestOf({ plan, hardware: await addItem(), qty: 2 });
    let placed = await send('POST', '/api/orders', { as: customer, body });
    for (const step of steps) placed = await send('PUT', `/api/orders/${placed._id}/${step}`, { as: admin });
    return placed;
  };
  const enquiry = async () => {
    const body = { ...enquiryOf(family), email: customer.email };
    return (await send('POST', '/api/mail/send-enquiry', { as: customer, body })).enquiryId as string;
  };
  return {
    family,
    startedAt,
    admin,
    customers,
    customer,
    plan,
    stockAtStart,
    send,
    addItem,
    order,
    orderId: async (...steps: string[]) => [(await order(...steps))._id as string],
    lateOrderId: async () => {
      const placed = (await order()) as Order;
      const createdAt = new Date(Date.now() - 30 * 86_400_000);
      const workAt = new Date(workAtOf({ ...placed, createdAt: createdAt.toISOString() }));
      await db.doc(`orders/${placed._id}`).update({ createdAt, workAt });
      return [placed._id];
    },
    enquiryId: async () => [await enquiry()],
    replyIds: async (state?: 'sent') => {
      const id = await enquiry();
      const body = { text: 'Yes, there is.' };
      const { replyId } = await send('POST', `/api/enquiries/${id}/replies`, { as: admin, body });
      const mailId = `enquiry-reply_${id}_${replyId}`;
      await keepBack(mailId);
      if (state) await setSent(mailId);
      return [id, replyId as string];
    },
    /** Takes out of the shop what others would wait for or come across: mails, and items on the pages. */
    close: async () => {
      const items = [...Object.keys(stockAtStart).map((id) => `hardwares/${id}`), `products/${plan._id}`];
      await Promise.all([
        forgetMails(startedAt, [family, ...customers.map(({ email }) => email)]),
        ...items.map((item) => db.doc(item).delete()),
      ]);
    },
    person: async (fields: object = {}) => {
      const person = await addPerson({ lastName: family, ...fields });
      customers.push(person);
      return person;
    },
  };
}

export const setSent = (mailId: string) =>
  db.doc(`outbox/${mailId}`).update({ state: 'sent', sentAt: new Date(), dueAt: FieldValue.delete() });
