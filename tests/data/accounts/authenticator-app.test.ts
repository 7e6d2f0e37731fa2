/** An authenticator app on the local stack, as Firebase's own libraries meet it: the browser's and the server's. */
import { oneTimeCode, periodSeconds } from '@kowhai/tools/auth/one-time-code';
import { projectId } from '@kowhai/tools/command/addresses';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  getAuth,
  getMultiFactorResolver,
  type MultiFactorError,
  multiFactor,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth';
import { afterAll, describe, expect, it } from 'vitest';
import { askAccounts, authOrigin } from '#tests/support/google/emulators.ts';
import { auth as admin, uniqueId } from '#tests/support/shop/shop.ts';

const app = initializeApp({ apiKey: 'any', projectId });
const auth = getAuth(app);
connectAuthEmulator(auth, authOrigin, { disableWarnings: true });

afterAll(() => deleteApp(app));

const password = 'secret-of-a-test';

async function addAccount({ emailVerified = true } = {}): Promise<string> {
  const email = `${uniqueId('factor')}@kowhai.example`;
  await admin.createUser({ email, password, emailVerified });
  return email;
}

const codeOfNextPeriod = (secret: string) => oneTimeCode(secret, Date.now() + periodSeconds * 1000);

async function enrol(user: User, codeOf = oneTimeCode) {
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  const code = codeOf(secret.secretKey);
  await multiFactor(user).enroll(
    TotpMultiFactorGenerator.assertionForEnrollment(secret, code),
    'Authenticator app',
  );
  return { secret: secret.secretKey, code };
}

async function signInWithCode(email: string, code: string): Promise<User> {
  const thrown: unknown = await signInWithEmailAndPassword(auth, email, password).catch((error) => error);
  expect(thrown).toMatchObject({ code: 'auth/multi-factor-auth-required' });
  const resolver = getMultiFactorResolver(auth, thrown as MultiFactorError);
  const [factor] = resolver.hints;
  expect(factor).toMatchObject({ factorId: 'totp', displayName: 'Authenticator app' });
  const assertion = TotpMultiFactorGenerator.assertionForSignIn(factor?.uid ?? '', code);
  return (await resolver.resolveSignIn(assertion)).user;
}

async function addEnrolled() {
  const email = await addAccount();
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return { email, user, ...(await enrol(user)) };
}

const firebaseClaims = async (user: User, isRefreshed = false) =>
  (await user.getIdTokenResult(isRefreshed)).claims.firebase;

describe('an authenticator app on the local stack', () => {
  it('is asked for after the password, and the session says so, also when it is renewed', async () => {
    const { email, secret } = await addEnrolled();
    const user = await signInWithCode(email, codeOfNextPeriod(secret));
    expect(await firebaseClaims(user)).toMatchObject({ sign_in_second_factor: 'totp' });
    expect(await firebaseClaims(user, true)).toMatchObject({ sign_in_second_factor: 'totp' });
  });

  it('is what the server’s library finds, and what it can remove', async () => {
    const { email, user } = await addEnrolled();
    const { multiFactor: found } = await admin.getUser(user.uid);
    expect(found?.enrolledFactors).toMatchObject([{ factorId: 'totp', displayName: 'Authenticator app' }]);
    await admin.updateUser(user.uid, { multiFactor: { enrolledFactors: null } });
    const session = await signInWithEmailAndPassword(auth, email, password);
    expect(await firebaseClaims(session.user)).not.toHaveProperty('sign_in_second_factor');
  });

  it('refuses a wrong code, and one that was used', async () => {
    const { email, secret, code: used } = await addEnrolled();
    const refused = { code: 'auth/invalid-verification-code' };
    await expect(signInWithCode(email, '12345')).rejects.toMatchObject(refused);
    await expect(signInWithCode(email, used)).rejects.toMatchObject(refused);
    const code = codeOfNextPeriod(secret);
    await signInWithCode(email, code);
    await expect(signInWithCode(email, code)).rejects.toMatchObject(refused);
  });

  it('is asked for anew where the password was given long ago', async () => {
    const { email, secret } = await addEnrolled();
    const account = { email, password };
    const { mfaPendingCredential, mfaInfo } = await askAccounts('v1/accounts:signInWithPassword', account);
    const pending = JSON.parse(Buffer.from(mfaPendingCredential, 'base64').toString());
    const old = { ...pending, issuedAt: Date.now() - 6 * 60_000 };
    const finalized = askAccounts('v2/accounts/mfaSignIn:finalize', {
      mfaPendingCredential: Buffer.from(JSON.stringify(old)).toString('base64url'),
      mfaEnrollmentId: mfaInfo[0].mfaEnrollmentId,
      totpVerificationInfo: { verificationCode: codeOfNextPeriod(secret) },
    });
    await expect(finalized).rejects.toThrow('INVALID_MFA_PENDING_CREDENTIAL');
  });

  it('is not enrolled with a wrong code, and not for an address that nobody confirmed', async () => {
    const { user } = await signInWithEmailAndPassword(auth, await addAccount(), password);
    await expect(enrol(user, () => '000')).rejects.toMatchObject({ code: 'auth/invalid-verification-code' });
    expect(multiFactor(user).enrolledFactors).toEqual([]);

    const unconfirmed = await addAccount({ emailVerified: false });
    const session = await signInWithEmailAndPassword(auth, unconfirmed, password);
    await expect(enrol(session.user)).rejects.toMatchObject({ code: 'auth/unverified-email' });
  });

  it('is turned off by its owner', async () => {
    const { user } = await addEnrolled();
    const [factor] = multiFactor(user).enrolledFactors;
    await multiFactor(user).unenroll(factor?.uid ?? '');
    expect((await admin.getUser(user.uid)).multiFactor?.enrolledFactors ?? []).toEqual([]);
  });
});
