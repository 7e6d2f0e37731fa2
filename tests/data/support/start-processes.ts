import { addCustomer, callsAtOnce, leaveShop, warmUp } from './shop.ts';

/** The tests beside one that makes many calls at once make one each. */
const others = 5;

/** Before the data tests. */
export async function setup(): Promise<void> {
  const { token } = await addCustomer();
  await warmUp(callsAtOnce + others, token);
  await leaveShop();
}
