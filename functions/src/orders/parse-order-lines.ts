import { AppError } from '@kowhai/domain/app-error';
import { mergeLines, type RequestedLine } from '@kowhai/domain/orders/order-lines';
import type { OrderRequest } from '@kowhai/domain/orders/order-request';
import { listMissingForOrder, type UserInfo } from '@kowhai/domain/people/user';

export type OrderLines = {
  plans: readonly RequestedLine[];
  hardware: readonly RequestedLine[];
  sent: readonly RequestedLine[];
};

export function parseOrderLines(
  request: Pick<OrderRequest, 'orderServices' | 'orderHardwares' | 'orderItems'>,
): OrderLines {
  const { orderServices, orderHardwares, orderItems = [] } = request;
  const fields: Record<string, string> = {};
  orderServices.forEach((line, index) => {
    const isRepeated = orderServices.findIndex((other) => other._id === line._id) < index;
    if (isRepeated) fields[`orderServices.${index}._id`] = 'That plan is already in the order';
    if (line.qty !== 1) fields[`orderServices.${index}.qty`] = 'You can only order a plan once';
  });
  const [message] = Object.values(fields);
  if (message !== undefined) throw new AppError('VALIDATION', message, { fields });
  return {
    plans: orderServices,
    hardware: mergeLines(orderHardwares),
    sent: [...orderServices, ...orderHardwares, ...orderItems],
  };
}

const missingMessages = {
  firstName: 'Add your first name to your profile',
  lastName: 'Add your last name to your profile',
  phone: 'Add your phone number to your profile',
  address: 'Add your address to your profile',
};

export function requireCompleteProfile(user: UserInfo | null): UserInfo {
  const missing = user ? listMissingForOrder(user) : (['firstName', 'lastName', 'phone', 'address'] as const);
  if (user && missing.length === 0) return user;
  throw new AppError('VALIDATION', 'Please complete your profile before you place an order.', {
    fields: Object.fromEntries(missing.map((field) => [field, missingMessages[field]])),
  });
}
