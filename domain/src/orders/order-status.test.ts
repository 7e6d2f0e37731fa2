import { describe, expect, it } from 'vitest';
import {
  checkTransition,
  isCancelledStatus,
  isConnectedStatus,
  isOpenStatus,
  isUnderWayStatus,
  isWaitingStatus,
  orderStatus,
  orderStatuses,
  orderStatusTable,
  staffReasonsFor,
  statusActions,
  statusAfter,
  statusBeforeLast,
  statusMailKinds,
  statusNoticeKinds,
  storeStatus,
} from './order-status.ts';

describe('the status of an order', () => {
  it('sets both flags when completed, so that either one reads the same', () => {
    expect(storeStatus('completed')).toEqual({
      status: 'completed',
      isProcessing: true,
      isCompleted: true,
    });
  });

  it.each([
    ['submitted', false, false],
    ['processing', true, false],
    ['completed', true, true],
    ['cancelled', false, false],
  ] as const)('%s is stored with isProcessing %s and isCompleted %s', (status, isProcessing, isCompleted) => {
    expect(storeStatus(status)).toEqual({ status, isProcessing, isCompleted });
  });

  it.each([
    ['submitted', 'reset', 'waiting, open'],
    ['processing', 'process', 'under way, open'],
    ['completed', 'complete', 'connected'],
    ['cancelled', 'cancel', 'cancelled'],
  ] as const)('%s follows the action "%s", and counts as %s', (status, action, counted) => {
    expect(statusAfter(action)).toBe(status);
    const kinds = {
      waiting: isWaitingStatus,
      'under way': isUnderWayStatus,
      open: isOpenStatus,
      connected: isConnectedStatus,
      cancelled: isCancelledStatus,
    };
    const counts = Object.entries(kinds).filter(([, isOfKind]) => isOfKind(status));
    expect(counts.map(([kind]) => kind).join(', ')).toBe(counted);
  });

  it.each([
    [['place', 'process'], 'submitted'],
    [['place', 'process', 'complete'], 'processing'],
    [['place', 'complete', 'reset', 'complete'], 'submitted'],
    [['place', 'process', 'change', 'cancel'], 'processing'],
    [['place', 'change', 'cancel'], 'submitted'],
    [['place'], 'submitted'],
    [[], 'submitted'],
  ] as const)('before the last step of %o was %s', (actions, status) => {
    expect(statusBeforeLast(actions.map((action) => ({ action })))).toBe(status);
  });

  it('is given by staff, and taken back by the customer too, each with reasons of their own', () => {
    expect(statusActions.filter((action) => staffReasonsFor(action).reasons.length > 0)).toEqual(['cancel']);
    expect(staffReasonsFor('cancel').reasons).not.toContain('I ordered by mistake');
    const openToCustomers = orderStatuses.filter((status) => 'customer' in orderStatusTable[status].by);
    expect(openToCustomers).toEqual(['cancelled']);
  });

  it('is mailed to the customer once staff have acted, and to the provider where a customer cancels', () => {
    expect(statusMailKinds).toEqual(['order-processing', 'order-completed', 'order-cancelled']);
    expect(statusNoticeKinds).toEqual(['order-cancelled-notice']);
  });

  it.each(['Submitted', 'closed', '', null, 1])('is never stored as %o', (word) => {
    expect(orderStatus.safeParse(word).success).toBe(false);
  });
});

describe('what can be done', () => {
  it.each([
    ['submitted', 'process', 'allowed'],
    ['submitted', 'complete', 'allowed'],
    ['submitted', 'reset', 'done'],
    ['processing', 'process', 'done'],
    ['processing', 'complete', 'allowed'],
    ['processing', 'reset', 'allowed'],
    ['completed', 'process', 'refused'],
    ['completed', 'complete', 'done'],
    ['completed', 'reset', 'allowed'],
    ['submitted', 'cancel', 'allowed'],
    ['processing', 'cancel', 'allowed'],
    ['completed', 'cancel', 'refused'],
    ['cancelled', 'cancel', 'done'],
    ['cancelled', 'process', 'refused'],
    ['cancelled', 'complete', 'refused'],
    ['cancelled', 'reset', 'refused'],
  ] as const)('with a %s order: %s is %s', (status, action, verdict) => {
    expect(checkTransition(status, action)).toBe(verdict);
  });

  it.each([
    ['submitted', 'allowed'],
    ['processing', 'refused'],
    ['completed', 'refused'],
    ['cancelled', 'done'],
  ] as const)('by the customer with a %s order: cancel is %s', (status, verdict) => {
    expect(checkTransition(status, 'cancel', 'customer')).toBe(verdict);
  });
});
