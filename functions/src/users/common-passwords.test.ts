import { expect, it } from 'vitest';
import { loadCommonPasswords, refuseCommonPassword } from './common-passwords.ts';

it.each([
  ['the most used of all', 'password'],
  ['one in capitals', 'QWERTYUIOP'],
  ['one that only people here think of', 'Aotearoa'],
  ['the shop’s own name', 'kowhai123'],
  ['one character over and over', 'zzzzzzzzzzzzzzzz'],
])('%s is refused: %s', async (_, password) => {
  const message = 'Password is too common. Choose another';
  await expect(refuseCommonPassword(password, 'newPassword')).rejects.toMatchObject({
    code: 'VALIDATION',
    message,
    details: { fields: { newPassword: message } },
  });
});

it.each([
  ['a sentence', 'a long enough secret'],
  ['one with a common word in it', 'password-of-the-tūī'],
  ['blanks around it, which count', ' password'],
])('%s is nobody’s first guess: %j', async (_, password) => {
  await expect(refuseCommonPassword(password, 'password')).resolves.toBeUndefined();
});

it('at least the 3,000 most used that are long enough are known, in small letters', async () => {
  const known = [...(await loadCommonPasswords())];
  expect(known.length).toBeGreaterThanOrEqual(3000);
  expect(known.filter((password) => password.length < 8 || password !== password.toLowerCase())).toEqual([]);
});
