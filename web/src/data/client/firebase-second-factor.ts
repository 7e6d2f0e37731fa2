/** Second factors by authenticator app. Loaded once a user has one or sets one up. */
import { siteSettings } from '@kowhai/domain/site-settings';
import {
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  multiFactor,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth';
import { Failure, makeFailure, toFailure, withTimeout } from './failure.ts';
import { auth, readNewSession } from './firebase-auth.ts';

/** The second step of a sign-in whose password was right. */
let question: MultiFactorResolver | null = null;

export function keepQuestion(asked: MultiFactorError): void {
  question = getMultiFactorResolver(auth, asked);
}

/**
 * Confirms the sign-in with the app's code.
 * @returns the ID token of the new session
 * @throws Failure, INVALID_CODE, or EXPIRED where the password has to be entered again
 */
export async function answerQuestion(code: string): Promise<string> {
  const [factor] = question?.hints ?? [];
  if (!question || !factor) throw makeFailure('EXPIRED');
  const answer = TotpMultiFactorGenerator.assertionForSignIn(factor.uid, code);
  const idToken = await readNewSession(question.resolveSignIn(answer)).catch(refuseAtField);
  question = null;
  return idToken;
}

export async function startEnrolment() {
  const user = getUser();
  const session = multiFactor(user).getSession();
  const secret = await withTimeout(session.then((of) => TotpMultiFactorGenerator.generateSecret(of)));
  return {
    secret: secret.secretKey,
    // Firebase puts both into the URL without encoding them.
    address: secret.generateQrCodeUrl(...[user.email ?? '', siteSettings.name].map(encodeURIComponent)),
    enrol: async (code: string) => {
      const answer = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
      await withTimeout(multiFactor(user).enroll(answer, 'Authenticator app')).catch(refuseAtField);
    },
  };
}

export async function withdrawFactors(): Promise<void> {
  const factors = multiFactor(getUser());
  for (const factor of factors.enrolledFactors) await withTimeout(factors.unenroll(factor));
}

function getUser(): User {
  if (!auth.currentUser) throw makeFailure('EXPIRED');
  return auth.currentUser;
}

function refuseAtField(thrown: unknown): never {
  const failure = toFailure(thrown);
  if (failure.code !== 'INVALID_CODE') throw failure;
  throw new Failure(failure.code, failure.message, { fields: { code: failure.message } });
}
