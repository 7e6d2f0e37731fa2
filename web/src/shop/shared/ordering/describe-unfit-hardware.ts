import { describeUnfit } from '@kowhai/domain/catalogue/hardware-fit';

/**
 * Warns of hardware that fits none of the cart's plans. It can still be bought, as it may be for another home.
 *
 * @returns "Works with all wireless plans, not with Fibre Max in your cart.", or null where it fits
 */
export function describeUnfitHardware(...args: Parameters<typeof describeUnfit>): string | null {
  const unfit = describeUnfit(...args);
  return unfit && `${unfit} in your cart.`;
}
