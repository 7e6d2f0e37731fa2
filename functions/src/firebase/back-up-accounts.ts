import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { authEmulatorHost, projectId } from '#server/environment.ts';
import { log } from '#server/log.ts';
import { getAccessToken, getApp } from './admin.ts';

const timeOutMs = 30_000;
const accountsPerPage = 1000;
/** A day, and an hour for a night that ran late. */
const lookBackMs = 25 * 3_600_000;
const service = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchGet`;

/** Fields that we do not know are kept too, so that an account is restored as it was. */
const page = z.object({
  users: z._default(z.array(z.record(z.string(), z.unknown())), []),
  nextPageToken: z.optional(z.string()),
});

/** Created by tools/src/go-live/prepare-project.ts. This service account may only add to it. */
const bucketName = `${projectId}-backups`;

/** Firestore's backups hold no accounts. @returns the file, and the accounts whose password changed since last night */
export async function backUpAccounts(now = new Date()): Promise<{ name: string; changed: string[] }> {
  const lines: string[] = [];
  const changed: string[] = [];
  let token: string | undefined = '';
  while (token !== undefined) {
    const { users, nextPageToken } = await readAccounts(token);
    lines.push(...users.map((user) => `${JSON.stringify(user)}\n`));
    changed.push(...users.filter(hasNewPassword(now)).map(({ localId }) => String(localId)));
    token = nextPageToken;
  }
  const name = `accounts/${now.toISOString()}.jsonl.gz`;
  const { getStorage } = await import('firebase-admin/storage');
  const file = getStorage(getApp()).bucket(bucketName).file(name);
  await file.save(gzipSync(lines.join('')), { resumable: false, contentType: 'application/gzip' });
  log('INFO', 'The accounts were backed up', { accounts: lines.length });
  return { name, changed };
}

/** Includes changes by Google's own `accounts:update`. A new account's first password is no change. */
const hasNewPassword =
  (now: Date) =>
  ({ passwordUpdatedAt, createdAt }: Record<string, unknown>): boolean => {
    const [setAt, madeAt] = [Number(passwordUpdatedAt), Number(createdAt)];
    return setAt > madeAt + 1000 && setAt > now.getTime() - lookBackMs;
  };

async function readAccounts(token: string): Promise<z.output<typeof page>> {
  const origin = authEmulatorHost === undefined ? 'https://' : `http://${authEmulatorHost}/`;
  const authorization = `Bearer ${authEmulatorHost === undefined ? await getAccessToken() : 'owner'}`;
  const answer = await fetch(
    `${origin}${service}?maxResults=${accountsPerPage}&nextPageToken=${encodeURIComponent(token)}`,
    { headers: { authorization }, signal: AbortSignal.timeout(timeOutMs) },
  );
  if (!answer.ok) throw new Error(`Firebase Auth answered ${answer.status}`);
  const { users, nextPageToken } = z.parse(page, await answer.json());
  // The emulator returns a token with the last page as well.
  return { users, nextPageToken: users.length < accountsPerPage ? undefined : nextPageToken };
}
