import { AppError } from '@kowhai/domain/app-error';

/**
 * Refuses a password that is among the first that anybody would guess, in whatever case it is written.
 *
 * @param field the field that it came in
 * @throws AppError VALIDATION
 */
export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  const { commonPasswords } = await import('#functions/common-password-list.ts');
  const isOneCharacter = /^(.)\1*$/u.test(password);
  if (!isOneCharacter && !commonPasswords.has(password.toLowerCase())) return;
  const message = 'Password is too common. Choose another';
  throw new AppError('VALIDATION', message, { fields: { [field]: message } });
}
