/** Second factors as the browser’s library turns them on and signs in with them, in Firebase's own protocol. */
import { oneTimeCode, periodSeconds } from '@kowhai/tools/auth/one-time-code';
import { askAccounts } from '#tests/support/google/emulators.ts';
import { accepted, addAdmin, call } from './shop.ts';

/** @returns the session as it goes on, and what the app was given */
export async function addSecondFactor(idToken: string): Promise<{ token: string; secret: string }> {
  const { totpSessionInfo } = await askAccounts('v2/accounts/mfaEnrollment:start', {
    idToken,
    totpEnrollmentInfo: {},
  });
  const { sharedSecretKey: secret, sessionInfo } = totpSessionInfo;
  const totpVerificationInfo = { sessionInfo, verificationCode: oneTimeCode(secret) };
  const enrolled = await askAccounts('v2/accounts/mfaEnrollment:finalize', { idToken, totpVerificationInfo });
  return { token: enrolled.idToken, secret };
}

/** The code is that of the next half minute: the one before may have been used. */
export async function signInWithCode(email: string, password: string, secret: string): Promise<string> {
  const { mfaPendingCredential, mfaInfo } = await askAccounts('v1/accounts:signInWithPassword', {
    email,
    password,
  });
  const verificationCode = oneTimeCode(secret, Date.now() + periodSeconds * 1000);
  const { idToken } = await askAccounts('v2/accounts/mfaSignIn:finalize', {
    mfaPendingCredential,
    mfaEnrollmentId: mfaInfo[0].mfaEnrollmentId,
    totpVerificationInfo: { verificationCode },
  });
  return idToken;
}

/** Someone of the staff with an authenticator app. */
export async function addGuarded() {
  const person = await addAdmin();
  await accepted(call('POST', '/api/users/login', { token: person.token }));
  const factor = await addSecondFactor(person.token);
  const noted = await accepted(call('PUT', '/api/users/profile/second-factor', { token: factor.token }));
  return { ...person, ...factor, since: noted.secondFactorAt as string };
}

/** @param headers with a proof, if there are codes already */
export async function makeRecoveryCodes(token: string, headers = {}): Promise<string[]> {
  return (await accepted(call('POST', '/api/users/profile/recovery-codes', { token, headers }))).codes;
}

/** What such a person signs in with without the app. */
export async function addRecoverable() {
  const { uid, email, password, token } = await addGuarded();
  const [code] = await makeRecoveryCodes(token);
  return { uid, email, password, code };
}

/** Opens a session with Firebase by a token of ours, as the browser does. */
export async function signInWithToken(token: string): Promise<string> {
  return (await askAccounts('v1/accounts:signInWithCustomToken', { token, returnSecureToken: true })).idToken;
}
