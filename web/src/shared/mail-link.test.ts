import { expect, it } from 'vitest';
import { toMailHref } from './mail-link.tsx';

it.each([
  ['hana@kowhai.example', 'mailto:hana@kowhai.example'],
  ['hana+shop@kowhai.example', 'mailto:hana%2Bshop@kowhai.example'],
  ['hana?bcc=spy@kowhai.example', 'mailto:hana%3Fbcc%3Dspy@kowhai.example'],
  ['hana&cc=spy@kowhai.example', 'mailto:hana%26cc%3Dspy@kowhai.example'],
])('a link to %s writes to that address alone', (email, href) => {
  expect(toMailHref(email)).toBe(href);
});
