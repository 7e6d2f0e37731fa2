import { computeTotals, toWireTotals } from '@kowhai/domain/cart/pricing';
import type { Order } from '@kowhai/domain/orders/order';
import {
  checkTransition,
  firstStatus,
  isConnectedStatus,
  isOpenStatus,
  orderStatusTable,
  type StatusFlags,
  statusActions,
  statusAfter,
} from '@kowhai/domain/orders/order-status';
import { workAtOf } from '@kowhai/domain/orders/promised-days';
import { findConsent } from '@kowhai/domain/orders/switching';
import { deriveOrder } from '@kowhai/functions/database/collections';
import { type DataCheck, listKnownOrders, listOrderFacts, listOrders } from './read-shop.ts';

export const orderChecks: readonly DataCheck[] = [
  {
    name: 'An order’s sums are those of its lines',
    looksAt: 'each record',
    listViolations: (shop) =>
      listOrders(shop).flatMap((found) => {
        const totals = toWireTotals(computeTotals(found.orderServices, found.orderHardwares));
        return (['itemsPrice', 'taxPrice', 'shippingPrice', 'totalPrice'] as const)
          .filter((name) => found[name] !== totals[name])
          .map(
            (name) => `orders/${found._id}: ${name} is ${found[name]}, and its lines make ${totals[name]}`,
          );
      }),
  },
  {
    name: 'An order’s lines are its plans, once each, and its hardware',
    looksAt: 'each record',
    listViolations: (shop) =>
      listOrders(shop).flatMap((found) => {
        const { orderItems, orderServices, orderHardwares, _id } = found;
        const isWhole = JSON.stringify(orderItems) === JSON.stringify([...orderServices, ...orderHardwares]);
        const hasPlans = orderServices.length > 0 && orderServices.every(({ qty }) => qty === 1);
        const hasUnits = orderHardwares.every(({ qty }) => qty > 0);
        return isWhole && hasPlans && hasUnits ? [] : [`orders/${_id}: its lines don’t match each other`];
      }),
  },
  {
    name: 'An order’s status is where its history leads',
    looksAt: 'each record',
    listViolations: (shop) =>
      listOrders(shop).flatMap((found) => {
        const { _id, status } = found;
        const led = followHistory(found);
        const flags = Object.entries(orderStatusTable[status].flags);
        const isFlagged = flags.every(([name, value]) => found[name as keyof StatusFlags] === value);
        return [
          ...(led === status ? [] : [`orders/${_id} is ${status}, its history ends ${led}`]),
          ...(isFlagged ? [] : [`orders/${_id} is ${status}, which its flags are not of`]),
        ];
      }),
  },
  {
    name: 'An order names nobody but its customer',
    looksAt: 'each record',
    listViolations: (shop) =>
      listOrders(shop).flatMap(({ _id, user, history }) =>
        history.some(({ by }) => by._id !== undefined && by._id !== user._id)
          ? [`orders/${_id}: its history names another account`]
          : [],
      ),
  },
  {
    name: 'A yes to the switch is a consent to leave that provider and account',
    looksAt: 'each record',
    listViolations: (shop) =>
      listOrders(shop).flatMap(({ _id, setup, switchConsent, outside }) => {
        const consent = findConsent({ switchConsent, outside });
        const isAgreed = consent && consent.provider === setup.provider && consent.account === setup.account;
        return (setup.arrangeSwitch === 'yes' ? isAgreed : consent === null)
          ? []
          : [`orders/${_id}: its switch isn’t what was agreed to`];
      }),
  },
  {
    name: 'An order can be found by its words and its items',
    looksAt: 'each record',
    listViolations: ({ orders }) =>
      orders.flatMap((stored) => {
        const [found] = listOrders({ orders: [stored], archivedOrders: [] });
        if (!found) return [];
        const { workAt: _, ...derived } = deriveOrder(found);
        const isFound = Object.entries(derived).every(
          ([field, value]) => JSON.stringify(stored[field]) === JSON.stringify(value),
        );
        return isFound ? [] : [`orders/${stored._id} isn’t stored with its own keys`];
      }),
  },
  {
    name: 'An order is in its place among those to work on',
    looksAt: 'each record',
    listViolations: ({ orders }) =>
      orders.flatMap((stored) => {
        const [found] = listOrders({ orders: [stored], archivedOrders: [] });
        if (!found) return [];
        const workAt = workAtOf(found);
        return stored.workAt === workAt ? [] : [`orders/${stored._id} is to be worked on by another moment`];
      }),
  },
  {
    name: 'Only a completed order is archived, and then it is nowhere else',
    looksAt: 'everything',
    listViolations: (shop) => {
      const live = new Set(shop.orders.map(({ _id }) => _id));
      return listOrderFacts({ ...shop, orders: [] }).flatMap((found) => [
        ...(live.has(found._id) ? [`archivedOrders/${found._id} is among the orders too`] : []),
        ...(isConnectedStatus(found.status) ? [] : [`archivedOrders/${found._id} was never completed`]),
      ]);
    },
  },
  {
    name: 'A request that was answered once has its order',
    looksAt: 'everything',
    listViolations: (shop) => {
      const known = listKnownOrders(shop);
      return shop.idempotency.flatMap(({ _id, orderId }) =>
        known.has(orderId) ? [] : [`idempotency/${_id} names the order ${orderId}, which nobody has`],
      );
    },
  },
];

function followHistory({ history }: Order): string {
  const [first, ...rest] = history;
  if (first?.action !== 'place') return 'before it was placed';
  let status = firstStatus;
  for (const { action } of rest) {
    const isChange = action === 'change';
    if (isChange && isOpenStatus(status)) continue;
    const step = statusActions.find((known) => known === action);
    if (isChange || !step || checkTransition(status, step) !== 'allowed')
      return `with “${action}” of an order that was ${status}`;
    status = statusAfter(step);
  }
  return status;
}
