import { fieldError } from '@kowhai/domain/app-error';
import { minPasswordLength } from '@kowhai/domain/people/user';

/** Of the most used passwords of sufficient length (OWASP ASVS 6.2.4). */
const refusedCount = 3000;

/** Local words (ASVS 6.2.11). */
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

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  commonPasswords ??= loadCommonPasswords();
  const isOneCharacter = /^(.)\1*$/u.test(password);
  if (!isOneCharacter && !(await commonPasswords).has(password.toLowerCase())) return;
  throw fieldError('VALIDATION', field, 'Password is too common. Choose another');
}

export async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter((word) => word.length >= minPasswordLength);
  return new Set([...longEnough.slice(0, refusedCount), ...localPasswords]);
}
