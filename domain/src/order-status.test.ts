import { describe, expect, it } from 'vitest';
import { flagsOf, judgeAction, orderStatus, orderStatuses, statusOf } from './order-status.ts';

describe('the status of an order', () => {
  it.each([
    // isProcessing, isCompleted
    [false, false, 'Submitted'],
    [true, false, 'Processing'],
    [false, true, 'Completed'],
    [true, true, 'Completed'],
  ])('processing %s and completed %s reads %s', (isProcessing, isCompleted, status) => {
    expect(statusOf({ isProcessing, isCompleted })).toBe(status);
  });

  it.each(orderStatuses)('%s survives being stored', (status) => {
    expect(statusOf(flagsOf(status))).toBe(status);
  });

  it.each(['submitted', 'Cancelled', '', null, 1])('is never %o', (word) => {
    expect(orderStatus.safeParse(word).success).toBe(false);
  });
});

describe('what staff can do', () => {
  it.each([
    ['Submitted', 'process', 'allowed'],
    ['Submitted', 'complete', 'allowed'],
    ['Submitted', 'reset', 'done'],
    ['Processing', 'process', 'done'],
    ['Processing', 'complete', 'allowed'],
    ['Processing', 'reset', 'allowed'],
    ['Completed', 'process', 'refused'],
    ['Completed', 'complete', 'done'],
    ['Completed', 'reset', 'allowed'],
  ] as const)('with a %s order: %s is %s', (status, action, verdict) => {
    expect(judgeAction(status, action)).toBe(verdict);
  });
});
