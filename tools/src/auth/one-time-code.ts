import { Secret, TOTP } from 'otpauth';

export const codeLength = 6;
export const periodSeconds = 30;

const openSecret = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: codeLength, period: periodSeconds });

export function makeSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function oneTimeCode(secret: string, atMs = Date.now()): string {
  return openSecret(secret).generate({ timestamp: atMs });
}

/** The periods before and after count too. @returns the code's period since 1970, or null for a wrong code */
export function findPeriod(secret: string, code: string): number | null {
  const now = Date.now();
  const distance = openSecret(secret).validate({ token: code, timestamp: now, window: 1 });
  return distance === null ? null : Math.floor(now / 1000 / periodSeconds) + distance;
}
