import { expect, it } from 'vitest';
import { credentials, password, passwordForm, phone } from './user.ts';

it.each([
  ['a new one', password],
  ['one that there is', credentials.shape.password],
])('a password is the same from every keyboard: %s', (_, schema) => {
  expect(schema.parse('  K\u0304o\u0304whai broadband\u200b ')).toBe('  K\u0304\u014dwhai broadband\u200b ');
});

it('a password may be repeated from another keyboard', () => {
  const form = { currentPassword: 'x', password: 'Ko\u0304whai-shop', confirmPassword: 'K\u014dwhai-shop' };
  expect(passwordForm.safeParse(form).success).toBe(true);
});

it('a phone number is read whatever width its digits have', () => {
  expect(phone.parse('０２１ ５５５ ０１９９')).toBe('021 555 0199');
});
