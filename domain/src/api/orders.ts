import * as z from 'zod/mini';
import { order, orderRequest } from '#domain/order.ts';
import { orderStatus } from '#domain/order-status.ts';
import type { Endpoint } from './endpoint.ts';
import { pageQuery } from './page.ts';

export const orderEndpoints = {
  placeOrder: {
    method: 'POST',
    path: '/api/orders',
    access: 'customer',
    body: orderRequest,
    output: order,
    status: 201,
    isIdempotent: true,
    changes: ['Order', 'Hardware'],
  },
  listMyOrders: {
    method: 'GET',
    path: '/api/orders/myorders',
    access: 'customer',
    query: pageQuery,
    output: z.array(order),
  },
  listOrders: {
    method: 'GET',
    path: '/api/orders',
    access: 'admin',
    query: z.extend(pageQuery, {
      status: z.optional(orderStatus),
      q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Search for at most 100 characters'))),
    }),
    output: z.array(order),
  },
  getOrder: {
    method: 'GET',
    path: '/api/orders/{id}',
    access: 'customer',
    output: order,
  },
  processOrder: {
    method: 'PUT',
    path: '/api/orders/{id}/processing',
    access: 'admin',
    output: order,
    changes: ['Order'],
  },
  completeOrder: {
    method: 'PUT',
    path: '/api/orders/{id}/complete',
    access: 'admin',
    output: order,
    changes: ['Order'],
  },
  resetOrder: {
    method: 'PUT',
    path: '/api/orders/{id}/submitted',
    access: 'admin',
    output: order,
    changes: ['Order'],
  },
  deleteOrder: {
    method: 'DELETE',
    path: '/api/orders/{id}',
    access: 'admin',
    output: z.object({ message: z.string() }),
    changes: ['Order', 'Hardware'],
  },
} as const satisfies Record<string, Endpoint>;
