import { randomBytes } from 'node:crypto';
import { hasPostcodeMismatch } from '@kowhai/domain/address/postcode';
import { type Order, ourTeam } from '@kowhai/domain/orders/order';
import { makeOrderNumber } from '@kowhai/domain/orders/order-number';
import type { OrderRequest } from '@kowhai/domain/orders/order-request';
import { firstStatus, storeStatus } from '@kowhai/domain/orders/order-status';
import { answerSwitch } from '@kowhai/domain/orders/switching';
import { formatFullName, type UserInfo } from '@kowhai/domain/people/user';
import { refuseSwitch } from './answer-setup.ts';
import type { PricedOrder } from './price-order.ts';

type NewOrder = {
  _id: string;
  request: OrderRequest;
  customer: UserInfo;
  isByStaff: boolean;
  priced: PricedOrder;
  isLarge: boolean;
  isBeyondCoverage: boolean;
  /** An ISO 8601 string, now by default. */
  at?: string;
};

export function makeOrder({ _id, request, customer, isByStaff, priced, ...more }: NewOrder): Order {
  const { isLarge, isBeyondCoverage, at = new Date().toISOString() } = more;
  const { serviceAddress, modemNeeded, setup = {} } = request;
  const answered = answerSwitch({ setup: {} }, setup, at);
  if ('refusal' in answered) throw refuseSwitch(answered.refusal);
  const { _id: userId, firstName, lastName, email, phone, address } = customer;
  const by = isByStaff ? ourTeam : { _id: userId, name: formatFullName(customer) };
  return {
    _id,
    number: makeOrderNumber(randomBytes(8)),
    user: { _id: userId, firstName, lastName, email, phone, address },
    ...priced,
    serviceAddress,
    hasPostcodeMismatch: hasPostcodeMismatch(serviceAddress),
    modemNeeded,
    ...storeStatus(firstStatus),
    connectionDate: null,
    ...answered,
    ...(isLarge && { isLarge }),
    ...(isBeyondCoverage && { isBeyondCoverage }),
    history: [{ action: 'place', at, by }],
    createdAt: at,
    updatedAt: at,
    editedAt: at,
  };
}
