import * as z from 'zod/mini';
import { order } from '#domain/orders/order.ts';
import {
  cancellation,
  orderRequest,
  requestChange,
  seenOrder,
  staffCancellation,
} from '#domain/orders/order-request.ts';
import { orderStatus } from '#domain/orders/order-status.ts';
import { setupAnswers } from '#domain/orders/setup-questions.ts';
import { quickFilterList } from '#domain/search/quick-filters.ts';
import { id, timestamp } from '#domain/text-schema.ts';
import { day } from '#domain/time/day.ts';
import type { Endpoint } from './endpoint.ts';
import { foundCount, searchText, sliceQuery } from './list-slice.ts';

export const dues = ['late', 'today'] as const;
export type DueFilter = (typeof dues)[number];

/** Days are New Zealand's, both included. */
const orderFilter = z.object({
  /** In any case: older links say "Submitted". */
  status: z.optional(z.pipe(z.string().check(z.toLowerCase()), orderStatus)),
  due: z.optional(z.enum(dues, 'Choose late or today')),
  q: searchText,
  from: z.optional(day),
  to: z.optional(day),
  user: z.optional(id),
  only: quickFilterList,
});
export type OrderFilter = z.output<typeof orderFilter>;

/** `work` is the order in which staff work. */
export const orderSorts = ['newest', 'oldest', 'work'] as const;
export type OrderSort = (typeof orderSorts)[number];

const body = z._default(seenOrder, {});

const toStatus = {
  method: 'PUT',
  output: order,
  invalidates: ['Order', 'Hardware', 'Dashboard', 'Audit'],
  invalidatesOnConflict: ['Order'],
} as const;

export const orderEndpoints = {
  placeOrder: {
    method: 'POST',
    path: '/api/orders',
    access: 'signed-in',
    body: orderRequest,
    maxKilobytes: 64,
    output: order,
    status: 201,
    isIdempotent: true,
    invalidates: ['Order', 'Hardware', 'Dashboard'],
    invalidatesOnConflict: ['Product', 'Hardware'],
  },
  listMyOrders: {
    method: 'GET',
    path: '/api/orders/myorders',
    access: 'signed-in',
    query: sliceQuery,
    output: z.array(order),
  },
  listOrders: {
    method: 'GET',
    path: '/api/orders',
    access: 'admin',
    query: z.extend(sliceQuery, {
      ...orderFilter.shape,
      sort: z._default(z.enum(orderSorts, 'Orders can’t be sorted that way'), 'newest'),
    }),
    output: z.array(order),
    cacheTag: 'Order',
  },
  countOrders: {
    method: 'GET',
    path: '/api/orders/count',
    access: 'admin',
    query: orderFilter,
    output: foundCount,
    cacheTag: 'Order',
  },
  getOrder: {
    method: 'GET',
    path: '/api/orders/{id}',
    access: 'signed-in',
    output: order,
  },
  processOrder: { ...toStatus, path: '/api/orders/{id}/processing', access: 'admin', body },
  completeOrder: { ...toStatus, path: '/api/orders/{id}/complete', access: 'admin', body },
  resetOrder: { ...toStatus, path: '/api/orders/{id}/submitted', access: 'admin', body },
  /** Lines, address and modem of the caller's own, while it is Submitted. Lines that stay keep their price. */
  changeRequest: {
    method: 'PUT',
    path: '/api/orders/{id}/request',
    access: 'signed-in',
    body: requestChange,
    maxKilobytes: 64,
    maxPerHour: 20,
    output: order,
    isIdempotent: true,
    invalidates: ['Order', 'Hardware', 'Dashboard', 'Audit'],
    invalidatesOnConflict: ['Order', 'Product', 'Hardware'],
  },
  /** The caller's own, while it is Submitted. */
  cancelOrder: { ...toStatus, path: '/api/orders/{id}/cancelled', access: 'signed-in', body: cancellation },
  /** Any open order. Stock returns; the customer's mail is held for a while. */
  cancelOrderAsStaff: {
    ...toStatus,
    path: '/api/orders/{id}/cancelled-by-staff',
    access: 'admin',
    body: staffCancellation,
  },
  /** The caller's own, until it is done. */
  answerSetup: {
    method: 'PUT',
    path: '/api/orders/{id}/setup',
    access: 'signed-in',
    body: setupAnswers,
    output: order,
    invalidates: ['Order'],
    invalidatesOnConflict: ['Order'],
  },
  /** Undoes the named step, while its mail is held and it is the last step. */
  undoOrder: {
    method: 'PUT',
    path: '/api/orders/{id}/undo',
    access: 'admin',
    /** The order's `editedAt` after the step. */
    body: z.object({ seenAt: timestamp }),
    output: order,
    invalidates: ['Order', 'Hardware', 'Dashboard', 'Audit'],
    invalidatesOnConflict: ['Order'],
  },
  deleteOrder: {
    method: 'DELETE',
    path: '/api/orders/{id}',
    access: 'admin',
    /** Refused while something outside the shop is under way, unless the sender says that it is stopped. */
    query: z.extend(seenOrder, { outside: z.optional(z.literal('stopped')) }),
    output: z.object({ message: z.string() }),
    invalidates: ['Order', 'Hardware', 'Dashboard', 'Audit'],
    invalidatesOnConflict: ['Order'],
  },
} as const satisfies Record<string, Endpoint>;
