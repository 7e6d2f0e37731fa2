import { addCustomer, leaveShop, warmUp } from './shop.ts';

/** The most calls that a test makes at the same moment. */
const atOnce = 16;

/** Before the data tests. */
export async function setup(): Promise<void> {
  const { token } = await addCustomer();
  await warmUp(atOnce, token);
  await leaveShop();
}
