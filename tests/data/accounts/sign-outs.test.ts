import { expect, it } from 'vitest';
import { callInProcess } from '#tests/support/shop/in-process.ts';
import { addCustomer, db, signIn } from '#tests/support/shop/shop.ts';

it('forty sign-outs of one account at once all succeed, and each second’s sign-ins are noted once', async () => {
  const { uid, email, password } = await addCustomer();
  const tokens = await Promise.all(Array.from({ length: 40 }, () => signIn(email, password)));
  const answers = await Promise.all(
    tokens.map((token) => callInProcess('POST', '/api/users/logout', { token })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
  const signedOut: number[] = (await db.doc(`revoked/${uid}`).get()).get('signedOut');
  expect(new Set(signedOut).size).toBe(signedOut.length);
});
