import { expect, it } from 'vitest';
import { normalizeMailbox } from './mail-limit.ts';

it.each([
  ['aroha@kowhai.example', 'aroha@kowhai.example'],
  [' Aroha@Kowhai.Example ', 'aroha@kowhai.example'],
  ['aroha+shop@kowhai.example', 'aroha@kowhai.example'],
  ['aroha+a+b@kowhai.example', 'aroha@kowhai.example'],
  ['aroha.t@kowhai.example', 'aroha.t@kowhai.example'],
  ['a.ro.ha+1@gmail.com', 'aroha@gmail.com'],
  ['aroha@googlemail.com', 'aroha@gmail.com'],
  ['+tag@kowhai.example', '+tag@kowhai.example'],
])('%s leads to the mailbox %s', (email, mailbox) => {
  expect(normalizeMailbox(email)).toBe(mailbox);
});
