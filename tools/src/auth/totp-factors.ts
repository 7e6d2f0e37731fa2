/**
 * Second factors by an authenticator app (TOTP) on the Auth emulator of firebase-tools, which knows those by SMS alone.
 * A factor is enrolled there with a made-up phone number and its code read back, so that accounts, tokens and sessions
 * stay the emulator's; what an app and Identity Platform share is kept here, for as long as the stack runs.
 */
import * as z from 'zod/mini';
import { codeLength, findPeriod, makeSecret, periodSeconds } from './one-time-code.ts';

/** How long a sign-in is recent, an enrolment may take, and a password given waits for its code. */
const patienceMs = 5 * 60_000;

/** Asks the emulator. @returns its answer, or what it refuses with */
export type AskEmulator = (path: string, body: object) => Promise<{ status: number; body: unknown }>;

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

/** A refusal in Identity Platform's words. */
export class Refusal extends Error {}

/** The emulator's own refusal, passed on as it is. */
export class EmulatorRefusal extends Error {
  readonly answer: { status: number; body: unknown };
  constructor(answer: { status: number; body: unknown }) {
    super('The emulator refused');
    this.answer = answer;
  }
}

const accounts = '/identitytoolkit.googleapis.com/v2/accounts';

/** @param project whose codes of SMS the emulator is asked for */
export function createTotpFactors(ask: AskEmulator, project: string) {
  const enrolments = new Map<string, { secret: string; until: number }>();
  const factors = new Map<string, { secret: string; lastPeriod: number }>();
  let phones = 0;

  async function get<S extends z.ZodMiniType>(path: string, body: object, schema: S): Promise<z.output<S>> {
    const answer = await ask(path, body);
    if (answer.status !== 200) throw new EmulatorRefusal(answer);
    return schema.parse(answer.body);
  }

  async function readSentCode(sessionInfo: string): Promise<string> {
    const { verificationCodes } = await get(
      `/emulator/v1/projects/${project}/verificationCodes`,
      {},
      sentCodes,
    );
    return verificationCodes.find((sent) => sent.sessionInfo === sessionInfo)?.code ?? '';
  }

  async function startEnrolment({ idToken }: z.output<typeof enrolmentStart>): Promise<object> {
    requireRecentSignIn(idToken);
    phones += 1;
    const phoneNumber = `+64200${String(phones).padStart(7, '0')}`;
    const { phoneSessionInfo } = await get(
      `${accounts}/mfaEnrollment:start`,
      { idToken, phoneEnrollmentInfo: { phoneNumber } },
      z.object({ phoneSessionInfo: session }),
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
    const answer = await get(
      `${accounts}/mfaEnrollment:finalize`,
      { ...body, phoneVerificationInfo },
      tokens,
    );
    enrolments.delete(sessionInfo);
    factors.set(readSecondFactor(answer.idToken), { secret: started.secret, lastPeriod });
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
    const started = await get(
      `${accounts}/mfaSignIn:start`,
      { mfaPendingCredential, mfaEnrollmentId, phoneSignInInfo: {} },
      z.object({ phoneResponseInfo: session }),
    );
    const factor = factors.get(mfaEnrollmentId);
    if (!factor) throw new Refusal('MFA_ENROLLMENT_NOT_FOUND');
    const period = findPeriod(factor.secret, verificationCode);
    // A code that was used, or an older one, may have been read over somebody's shoulder.
    if (period === null || period <= factor.lastPeriod) throw new Refusal('INVALID_CODE');
    factor.lastPeriod = period;
    const { sessionInfo } = started.phoneResponseInfo;
    const phoneVerificationInfo = { sessionInfo, code: await readSentCode(sessionInfo) };
    return get(`${accounts}/mfaSignIn:finalize`, { mfaPendingCredential, phoneVerificationInfo }, tokens);
  }

  const calls = [
    [`${accounts}/mfaEnrollment:start`, enrolmentStart, startEnrolment],
    [`${accounts}/mfaEnrollment:finalize`, enrolmentEnd, endEnrolment],
    [`${accounts}/mfaSignIn:finalize`, signInEnd, endSignIn],
  ] as const;

  /** @returns null for a call that is the emulator's to answer */
  return async function answer(path: string, body: unknown): Promise<object | null> {
    if (path === `${accounts}/mfaEnrollment:withdraw`) {
      requireRecentSignIn(z.object({ idToken: z.string() }).parse(body).idToken);
      return null;
    }
    for (const [address, schema, handle] of calls) {
      const parsed = address === path ? schema.safeParse(body) : undefined;
      // Each handler stands beside the schema of its body; TypeScript loses that in a list.
      if (parsed?.success) return (handle as (body: unknown) => Promise<object>)(parsed.data);
    }
    return null;
  };
}

type Claims = { auth_time: number; firebase: Record<string, unknown> };

const decode = (text: string) => JSON.parse(Buffer.from(text, 'base64').toString());
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const readClaims = (token: string): Claims => decode(token.split('.')[1] ?? '');
const readIssuedAt = (pendingCredential: string): number => decode(pendingCredential).issuedAt;

const readSecondFactor = (token: string) => String(readClaims(token).firebase.second_factor_identifier);

function requireRecentSignIn(idToken: string): void {
  if (Date.now() - readClaims(idToken).auth_time * 1000 > patienceMs) {
    throw new Refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  }
}

/** Turns what the emulator says of factors by SMS into what Identity Platform says of those by an app. */
export function speakTotp(json: string): string {
  return JSON.stringify(
    JSON.parse(json, (key, value) => {
      if (key === 'mfaInfo') return value.map(toTotpInfo);
      if (key === 'mfaPendingCredential') return encode({ ...decode(value), issuedAt: Date.now() });
      if (['idToken', 'id_token', 'access_token'].includes(key)) return renameFactor(value);
      return value;
    }),
  );
}

function toTotpInfo({ phoneInfo: _, unobfuscatedPhoneInfo: __, ...factor }: Record<string, unknown>) {
  return { ...factor, totpInfo: {} };
}

/** The emulator's tokens are not signed. */
function renameFactor(token: string): string {
  const [header, , signature] = token.split('.');
  const claims = readClaims(token);
  if (claims.firebase.sign_in_second_factor === undefined) return token;
  const renamed = { ...claims, firebase: { ...claims.firebase, sign_in_second_factor: 'totp' } };
  return [header, encode(renamed), signature].join('.');
}
