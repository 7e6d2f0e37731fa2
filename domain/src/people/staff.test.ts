import { expect, it } from 'vitest';
import { isProof, isStaffSessionOver } from './staff.ts';

const minuteMs = 60_000;

it.each([
  // Minutes since the sign-in, whether it still proves who is there, and whether the session is over.
  [0, true, false],
  [1.9, true, false],
  [2, false, false],
  [12 * 60 - 1, false, false],
  [12 * 60, false, true],
])('%d minutes after a sign-in of staff it is a proof: %s, and over: %s', (minutes, proves, isOver) => {
  expect([isProof(0, minutes * minuteMs), isStaffSessionOver(0, minutes * minuteMs)]).toEqual([
    proves,
    isOver,
  ]);
});
