import { randomBytes } from 'node:crypto';
import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import { hasPostcodeMismatch } from '@kowhai/domain/address/postcode';
import { type Order, ourTeam } from '@kowhai/domain/orders/order';
import { makeOrderNumber } from '@kowhai/domain/orders/order-number';
import type { OrderRequest } from '@kowhai/domain/orders/order-request';
import { storeStatus } from '@kowhai/domain/orders/order-status';
import { formatFullName, type UserInfo } from '@kowhai/domain/people/user';
import type { PricedOrder } from './price-order.ts';

type NewOrder = {
  _id: string;
  request: OrderRequest;
  customer: UserInfo;
  isByStaff: boolean;
  priced: PricedOrder;
  former: Order | undefined;
  isLarge: boolean;
  isBeyondCoverage: boolean;
  /** An ISO 8601 string, now by default. */
  at?: string;
};

export function makeOrder({ _id, request, customer, isByStaff, priced, former, ...more }: NewOrder): Order {
  const { isLarge, isBeyondCoverage, at = new Date().toISOString() } = more;
  const { serviceAddress, modemNeeded } = request;
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
    ...storeStatus('submitted'),
    connectionDate: null,
    setup: {},
    ...(former && { ...pickAnswers(former, request), replaces: { _id: former._id, number: former.number } }),
    ...(isLarge && { isLarge }),
    ...(isBeyondCoverage && { isBeyondCoverage }),
    history: [{ action: 'place', at, by }],
    createdAt: at,
    updatedAt: at,
  };
}

/** Answers about a home apply to the new request only for the same home. */
function pickAnswers({ serviceAddress, setup, switchConsent }: Order, request: OrderRequest) {
  if (formatServiceAddress(serviceAddress) !== formatServiceAddress(request.serviceAddress)) return {};
  return { setup, ...(switchConsent && { switchConsent }) };
}
