import * as z from 'zod/mini';
import { mailPreview } from '#domain/mail/mail-state.ts';
import { order } from '#domain/orders/order.ts';
import { newOrderNote, orderNote } from '#domain/orders/order-note.ts';
import {
  arrangement,
  itemsChange,
  latePromise,
  orderChange,
  phoneOrder,
} from '#domain/orders/order-request.ts';
import { outsideMark } from '#domain/orders/outside-work.ts';
import { assignment } from '#domain/people/staff.ts';
import type { StaffEndpoint } from './endpoint.ts';
import { mailStatus } from './mail.ts';
import { orderHistory } from './order-history.ts';

export const staffOrderEndpoints = {
  /** A phone order. No rate limit; otherwise like `placeOrder`. */
  placeOrderAsStaff: {
    method: 'POST',
    path: '/api/orders/by-staff',
    body: phoneOrder,
    output: order,
    status: 201,
    isIdempotent: true,
    invalidates: ['Order', 'Hardware', 'Dashboard', 'Audit'],
    invalidatesOnConflict: ['Product', 'Hardware'],
  },
  /** Changes the lines of an open order. Lines that stay keep their price. */
  changeOrderLines: {
    method: 'PUT',
    path: '/api/orders/{id}/lines',
    body: itemsChange,
    output: order,
    invalidates: ['Order', 'Hardware', 'Dashboard', 'Audit'],
    invalidatesOnConflict: ['Order', 'Product', 'Hardware'],
  },
  changeOrder: {
    method: 'PUT',
    path: '/api/orders/{id}',
    body: orderChange,
    output: order,
    invalidates: ['Order', 'Dashboard', 'Audit'],
    invalidatesOnConflict: ['Order'],
  },
  assignOrder: {
    method: 'PUT',
    path: '/api/orders/{id}/assignee',
    body: assignment,
    output: order,
    invalidates: ['Order', 'Audit'],
  },
  /** What was promised or started outside the shop: arranged, or stopped. */
  markOutsideWork: {
    method: 'PUT',
    path: '/api/orders/{id}/outside-work',
    body: outsideMark,
    output: order,
    invalidates: ['Order', 'Audit'],
    invalidatesOnConflict: ['Order'],
  },
  /** Newest first. */
  getOrderHistory: {
    method: 'GET',
    path: '/api/orders/{id}/history',
    output: orderHistory,
    cacheTag: 'Order',
  },
  addOrderNote: {
    method: 'POST',
    path: '/api/orders/{id}/notes',
    body: newOrderNote,
    output: orderNote,
    status: 201,
    invalidates: ['Order', 'Audit'],
  },
  getOrderMail: {
    method: 'GET',
    path: '/api/orders/{id}/mails/{mailId}',
    output: mailPreview,
    cacheTag: 'Order',
  },
  previewConnectionMail: {
    method: 'POST',
    path: '/api/orders/{id}/connection-mail',
    body: arrangement,
    output: mailPreview,
    cacheTag: 'Order',
  },
  previewLinesMail: {
    method: 'POST',
    path: '/api/orders/{id}/lines-mail',
    body: itemsChange,
    output: mailPreview,
    cacheTag: 'Order',
  },
  sendLateMail: {
    method: 'POST',
    path: '/api/orders/{id}/late-mail',
    body: latePromise,
    output: order,
    invalidates: ['Order', 'Dashboard', 'Audit'],
    invalidatesOnConflict: ['Order'],
  },
  previewLateMail: {
    method: 'POST',
    path: '/api/orders/{id}/late-mail/preview',
    body: latePromise,
    output: mailPreview,
    cacheTag: 'Order',
  },
  /** Written from the order as it is now. A queued mail is left alone; one that no longer applies is refused. */
  resendOrderMail: {
    method: 'POST',
    path: '/api/orders/{id}/mails/{mailId}/resend',
    output: z.object({ status: mailStatus, mailId: z.string() }),
    status: 202,
    invalidates: ['Order', 'Audit'],
  },
} as const satisfies Record<string, StaffEndpoint>;
