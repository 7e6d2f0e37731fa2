import type { Contract } from '@kowhai/domain/api/contract';
import type { AnswerOf, CallOf } from '@kowhai/domain/api/endpoint';
import { type Cart, totalsOf } from '@kowhai/domain/cart/cart';
import { toWireTotals } from '@kowhai/domain/cart/pricing';
import { useChange } from '#data/use-change.ts';

/** While the database fails, the server tries for up to 18 s to store a request or to find out whether it is stored. */
const timeoutMs = 20_000;

/** Sends an order or its change, and knows what was sent. */
export function useRequest<Name extends 'placeOrder' | 'changeRequest'>(name: Name) {
  const { mutateAsync, isPending, isSuccess, error, variables, reset } = useChange(name, { timeoutMs });
  const send = (call: CallOf<Contract[Name]>) => {
    // TypeScript does not see that a call of any name is there to be passed.
    return (mutateAsync as (sent: typeof call) => Promise<AnswerOf<Contract[Name]>>)(call);
  };
  const total = variables?.body.totalPrice;
  return {
    send,
    isSending: isPending,
    isDone: isSuccess,
    failure: error,
    /** The total that was sent last, in dollars. */
    sentTotal: typeof total === 'number' ? total : null,
    forget: reset,
  };
}

/** What a cart asks for, with the totals, so that the server refuses a price that the person has not seen. */
export function describeLines(cart: Cart) {
  const lines = (items: Cart['plans'] | Cart['hardware']) =>
    items.map(({ _id, name, price, qty }) => ({ _id, name, price, qty }));
  return {
    orderServices: lines(cart.plans),
    orderHardwares: lines(cart.hardware),
    ...toWireTotals(totalsOf(cart)),
  };
}
