/** What tests of an order's life begin with: a member of staff, a plan, and a customer for each test. */
import { beforeAll, beforeEach } from 'vitest';
import {
  accepted,
  addAdmin,
  addCustomer,
  addPlan,
  call,
  type Person,
  placeOrder,
  requestOf,
} from './shop.ts';

export let admin: Person;
/** Another one for each test: how many orders one account places in an hour is limited. */
export let customer: Person;
export let plan: Awaited<ReturnType<typeof addPlan>>;

export function openOrderScene(): void {
  beforeAll(async () => {
    [admin, plan] = await Promise.all([addAdmin(), addPlan()]);
  });

  beforeEach(async () => {
    customer = await addCustomer();
  });
}

/** Places an order of the plan, with units of an item where one is named. @returns its id */
export async function addOrder(hardware?: { _id: string }, qty = 1): Promise<string> {
  const body = requestOf({ plan, ...(hardware && { hardware, qty }) });
  return (await accepted(placeOrder(customer, body)))._id;
}

type Step = 'processing' | 'complete' | 'submitted' | 'undo' | 'cancelled-by-staff';

/** Has the member of staff take a step with an order. @param body what the desk says along with it, or nothing */
export function act(orderId: string, step: Step, body?: object, by = admin) {
  return call('PUT', `/api/orders/${orderId}/${step}`, { token: by.token, ...(body && { body }) });
}

/** Takes back a step, the order as it came out of it in hand. */
export function undo(step: { body: { _id: string; editedAt: string } }, by = admin) {
  return act(step.body._id, 'undo', { seenAt: step.body.editedAt }, by);
}
