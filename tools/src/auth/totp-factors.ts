/** The Auth emulator has SMS factors only: each is enrolled with an invented number, and its secret is kept here. */
import * as z from 'zod/mini';
import { codeLength, findPeriod, makeSecret, periodSeconds } from './one-time-code.ts';
import { readClaims, readIssuedAt } from './sms-to-totp.ts';

/** How long a sign-in is recent, an enrolment may take, and a password waits for its code. */
const patienceMs = 5 * 60_000;

export type AskEmulator = (path: string, body?: object) => Promise<{ status: number; body: unknown }>;

const enrolmentStart = z.object({ idToken: z.string(), totpEnrollmentInfo: z.object({}) });
const enrolmentEnd = z.object({
  idToken: z.string(),
  displayName: z.optional(z.string()),
  totpVerificationInfo: z.object({ sessionInfo: z.string(), verificationCode: z.string() }),
});
const signInEnd = z.object({
  mfaPendingCredential: z.string(),
  mfaEnrollmentId: z.string(),
  totpVerificationInfo: z.object({ verificationCode: z.string() }),
});
const session = z.object({ sessionInfo: z.string() });
const sentCodes = z.object({
  verificationCodes: z.array(z.object({ sessionInfo: z.string(), code: z.string() })),
});
const tokens = z.object({ idToken: z.string(), refreshToken: z.string() });

export class Refusal extends Error {}

export class EmulatorRefusal extends Error {
  readonly answer: { status: number; body: unknown };
  constructor(answer: { status: number; body: unknown }) {
    super('The emulator refused');
    this.answer = answer;
  }
}

const accounts = '/identitytoolkit.googleapis.com/v2/accounts';

export type TotpFactor = { secret: string; lastPeriod: number };

/** @param factors those of accounts that the emulator has already, by their ids there; new ones are added */
export function createTotpFactors(ask: AskEmulator, project: string, factors: Map<string, TotpFactor>) {
  const enrolments = new Map<string, { secret: string; until: number }>();
  let phones = 0;

  async function get<S extends z.ZodMiniType>(schema: S, path: string, body?: object): Promise<z.output<S>> {
    const answer = await ask(path, body);
    if (answer.status !== 200) throw new EmulatorRefusal(answer);
    return schema.parse(answer.body);
  }

  async function readSentCode(sessionInfo: string): Promise<string> {
    const { verificationCodes } = await get(sentCodes, `/emulator/v1/projects/${project}/verificationCodes`);
    return verificationCodes.find((sent) => sent.sessionInfo === sessionInfo)?.code ?? '';
  }

  async function startEnrolment({ idToken }: z.output<typeof enrolmentStart>): Promise<object> {
    requireRecentSignIn(idToken);
    phones += 1;
    const phoneNumber = `+64200${String(phones).padStart(7, '0')}`;
    const { phoneSessionInfo } = await get(
      z.object({ phoneSessionInfo: session }),
      `${accounts}/mfaEnrollment:start`,
      { idToken, phoneEnrollmentInfo: { phoneNumber } },
    );
    const secret = makeSecret();
    const until = Date.now() + patienceMs;
    enrolments.set(phoneSessionInfo.sessionInfo, { secret, until });
    return {
      totpSessionInfo: {
        sharedSecretKey: secret,
        verificationCodeLength: codeLength,
        hashingAlgorithm: 'SHA1',
        periodSec: periodSeconds,
        sessionInfo: phoneSessionInfo.sessionInfo,
        finalizeEnrollmentTime: new Date(until).toISOString(),
      },
    };
  }

  async function endEnrolment({
    totpVerificationInfo: { sessionInfo, verificationCode },
    ...body
  }: z.output<typeof enrolmentEnd>): Promise<object> {
    const started = enrolments.get(sessionInfo);
    if (!started) throw new Refusal('INVALID_SESSION_INFO');
    if (started.until < Date.now()) throw new Refusal('SESSION_EXPIRED');
    const lastPeriod = findPeriod(started.secret, verificationCode);
    if (lastPeriod === null) throw new Refusal('INVALID_CODE');
    const code = await readSentCode(sessionInfo);
    const phoneVerificationInfo = { sessionInfo, code };
    const finalize = `${accounts}/mfaEnrollment:finalize`;
    const answer = await get(tokens, finalize, { ...body, phoneVerificationInfo });
    enrolments.delete(sessionInfo);
    factors.set(String(readClaims(answer.idToken).firebase.second_factor_identifier), {
      secret: started.secret,
      lastPeriod,
    });
    return { ...answer, totpAuthInfo: {} };
  }

  async function endSignIn({
    totpVerificationInfo: { verificationCode },
    mfaPendingCredential,
    mfaEnrollmentId,
  }: z.output<typeof signInEnd>): Promise<object> {
    if (Date.now() - readIssuedAt(mfaPendingCredential) > patienceMs) {
      throw new Refusal('INVALID_MFA_PENDING_CREDENTIAL');
    }
    const started = await get(z.object({ phoneResponseInfo: session }), `${accounts}/mfaSignIn:start`, {
      mfaPendingCredential,
      mfaEnrollmentId,
      phoneSignInInfo: {},
    });
    const factor = factors.get(mfaEnrollmentId);
    if (!factor) throw new Refusal('MFA_ENROLLMENT_NOT_FOUND');
    const period = findPeriod(factor.secret, verificationCode);
    // Each code is valid once, and no older one after it.
    if (period === null || period <= factor.lastPeriod) throw new Refusal('INVALID_CODE');
    factor.lastPeriod = period;
    const { sessionInfo } = started.phoneResponseInfo;
    const phoneVerificationInfo = { sessionInfo, code: await readSentCode(sessionInfo) };
    return get(tokens, `${accounts}/mfaSignIn:finalize`, { mfaPendingCredential, phoneVerificationInfo });
  }

  return async function answer(path: string, body: unknown): Promise<object | null> {
    const read = <S extends z.ZodMiniType>(call: string, schema: S) =>
      path === `${accounts}/${call}` ? schema.safeParse(body).data : undefined;
    const start = read('mfaEnrollment:start', enrolmentStart);
    if (start) return startEnrolment(start);
    const enrolment = read('mfaEnrollment:finalize', enrolmentEnd);
    if (enrolment) return endEnrolment(enrolment);
    const signIn = read('mfaSignIn:finalize', signInEnd);
    if (signIn) return endSignIn(signIn);
    const withdrawal = read('mfaEnrollment:withdraw', z.object({ idToken: z.string() }));
    if (withdrawal) requireRecentSignIn(withdrawal.idToken);
    return null;
  };
}

function requireRecentSignIn(idToken: string): void {
  if (Date.now() - readClaims(idToken).auth_time * 1000 > patienceMs) {
    throw new Refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  }
}
