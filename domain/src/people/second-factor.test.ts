import { expect, it } from 'vitest';
import { appCodeForm } from './second-factor.ts';

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123-456 ', '123456'],
  ['１２３４５６', '123456'],
  ['0123 4567', '01234567'],
])('reads the code %j as %s', (typed, code) => {
  expect(appCodeForm.parse({ code: typed })).toEqual({ code });
});

it.each(['', '12345', '1234567', '12345a', '٣٤٥٦٧٨'])('refuses %j before it costs a try', (typed) => {
  expect(appCodeForm.safeParse({ code: typed }).error?.issues[0]?.message).toBe(
    'Enter the 6 digits from your app, or a recovery code',
  );
});
