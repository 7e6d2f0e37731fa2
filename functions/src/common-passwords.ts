import { AppError } from '@kowhai/domain/app-error';

/** @param field the form's field, for the message @throws AppError VALIDATION */
export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  const { commonPasswords } = await import('#functions/common-password-list.ts');
  const isOneCharacter = /^(.)\1*$/u.test(password);
  if (!isOneCharacter && !commonPasswords.has(password.toLowerCase())) return;
  const message = 'Password is too common. Choose another';
  throw new AppError('VALIDATION', message, { fields: { [field]: message } });
}
