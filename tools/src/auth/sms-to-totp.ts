type Claims = { auth_time: number; firebase: Record<string, unknown> };

const decode = (text: string) => JSON.parse(Buffer.from(text, 'base64').toString());
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The emulator's tokens are not signed. */
export const readClaims = (token: string): Claims => decode(token.split('.')[1] ?? '');
/** `smsToTotp` adds it, and the emulator ignores it. */
export const readIssuedAt = (pendingCredential: string): number => decode(pendingCredential).issuedAt;

/** Rewrites the emulator's SMS factors as Identity Platform's factors of an app. */
export function smsToTotp(json: string): string {
  return JSON.stringify(
    JSON.parse(json, (key, value) => {
      if (key === 'mfaInfo') return value.map(toTotpInfo);
      if (key === 'mfaPendingCredential') return encode({ ...decode(value), issuedAt: Date.now() });
      if (['idToken', 'id_token', 'access_token'].includes(key)) return renameFactor(value);
      return value;
    }),
  );
}

/**
 * The other way, for accounts that are imported: the emulator takes no factor without a number, and none twice.
 *
 * @returns the parsed body @throws SyntaxError for invalid JSON
 */
export function totpToSms(json: string): unknown {
  return JSON.parse(json, (key, value) => (key === 'mfaInfo' ? value.map(toPhoneInfo) : value));
}

/** No number that an enrolment gets (see `totp-factors.ts`). */
function toPhoneInfo({ totpInfo: _, ...factor }: Record<string, unknown>, index: number) {
  return { ...factor, phoneInfo: `+64210000000${index}` };
}

function toTotpInfo({ phoneInfo: _, unobfuscatedPhoneInfo: __, ...factor }: Record<string, unknown>) {
  return { ...factor, totpInfo: {} };
}

function renameFactor(token: string): string {
  const [header, , signature] = token.split('.');
  const claims = readClaims(token);
  if (claims.firebase.sign_in_second_factor === undefined) return token;
  const renamed = { ...claims, firebase: { ...claims.firebase, sign_in_second_factor: 'totp' } };
  return [header, encode(renamed), signature].join('.');
}
