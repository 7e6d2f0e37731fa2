import type { Endpoint } from '@kowhai/domain/api/endpoint';
import { AppError } from '@kowhai/domain/app-error';
import { isProof, isStaffSessionOver } from '@kowhai/domain/people/staff';
import { store } from '#database/store.ts';
import { findTokenHolder, isFromOwnSite } from '#firebase/auth.ts';
import { getApiSettings } from '#server/params.ts';
import { needsSecondFactor } from './access.ts';
import type { Acting, Caller } from './handler.ts';
import type { AppRequest } from './reply.ts';

export async function identify(authorization: string | undefined): Promise<Caller | null> {
  const [, idToken] = /^bearer +(\S{1,8192})$/i.exec(authorization ?? '') ?? [];
  if (idToken === undefined) return null;
  const token = await findTokenHolder(idToken);
  if (token === null) return null;

  const { uid } = token;
  const signedInAt = token.auth_time * 1000;
  const [user, revoked] = await Promise.all([store.users.doc(uid).get(), store.revoked.doc(uid).get()]);
  const revocation = revoked.data();
  if (revocation && (revocation.at === undefined || signedInAt <= Date.parse(revocation.at))) return null;
  if (revocation?.signedOut?.includes(token.auth_time)) return null;

  const record = user.data() ?? null;
  // It can be exchanged for an hour, even after all sessions ended, so its claim counts for two minutes.
  const isRecovered = token.auth_time - (token.recoveredAt ?? 0) < 120;
  const { sign_in_second_factor: kind, second_factor_identifier: factor } = token.firebase;
  const known: unknown = user.get('secondFactorId');
  const isKnown = known === undefined || known === factor;
  const hasSecondFactor = (kind !== undefined && isKnown) || isRecovered;
  const isStaff = token.isAdmin === true && record?.isAdmin === true;
  return {
    uid,
    email: token.email ?? '',
    isAdmin:
      isStaff && !needsSecondFactor(record, hasSecondFactor) && !isStaffSessionOver(signedInAt, Date.now()),
    hasSecondFactor,
    signedInAt,
    user: record,
  };
}

const trustMs = 30_000;
const polling = new Map<string, { caller: Caller; until: number }>();

/** For calls that name no person: looks up who asks every half minute, and trusts the token in between. */
export async function identifyPolling(authorization: string | undefined): Promise<Caller | null> {
  const now = Date.now();
  for (const [token, { until }] of polling) if (until <= now) polling.delete(token);
  const known = authorization === undefined ? undefined : polling.get(authorization);
  if (known) return known.caller;
  const caller = await identify(authorization);
  if (caller?.isAdmin && authorization !== undefined)
    polling.set(authorization, { caller, until: now + trustMs });
  return caller;
}

/** A session alone may be an unlocked screen or a stolen token, however new. @returns whether another, fresh sign-in came too */
export async function isProven({ caller, proof }: Acting): Promise<boolean> {
  const proven = await identify(`Bearer ${proof}`);
  const isOwn = proven?.uid === caller.uid && (proven.isAdmin || !caller.isAdmin);
  return isOwn && proven.signedInAt !== caller.signedInAt && isProof(proven.signedInAt, Date.now());
}

/** @throws AppError REAUTH */
export async function requireProof(acting: Acting): Promise<void> {
  if (!(await isProven(acting))) throw new AppError('REAUTH', 'Enter your password to make this change.');
}

/** @throws AppError APP_CHECK without a token, except for public reads and signed calls, or BUSY on a fault */
export async function requireOwnSite(
  { access, method, isSigned }: Pick<Endpoint, 'access' | 'method' | 'isSigned'>,
  headers: AppRequest['headers'],
): Promise<void> {
  const isPublicRead = access === 'public' && method === 'GET';
  if (isPublicRead || isSigned || !getApiSettings().isAppCheckRequired) return;
  if (await isFromOwnSite(headers['x-firebase-appcheck'])) return;
  throw new AppError('APP_CHECK', 'This request didn’t come from our site. Reload the page, then try again.');
}
