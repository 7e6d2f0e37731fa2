import { minPasswordLength } from '@kowhai/domain/user';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Of the most used passwords that are long enough for us (OWASP ASVS 6.2.4). */
const refusedCount = 3000;

/** What people here and in this trade think of first (ASVS 6.2.11). */
const localPasswords = [
  'allblacks',
  'aotearoa',
  'broadband',
  'crusaders',
  'highlanders',
  'kiwikiwi',
  'kiwiana1',
  'kowhai12',
  'kowhai123',
  'newzealand',
  'wellington',
];

const longEnough = dictionary['passwords-common'].filter((password) => password.length >= minPasswordLength);

/** In lower case. Imported on first use: the list is large. */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...longEnough.slice(0, refusedCount),
  ...localPasswords,
]);
