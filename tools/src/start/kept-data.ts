import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseJson } from '@kowhai/domain/parse-json';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import * as z from 'zod/mini';
import type { TotpFactor } from '#tools/auth/totp-factors.ts';
import { hosts, projectId, storageBucket } from '#tools/command/addresses.ts';
import { CommandError } from '#tools/command/command-error.ts';
import { repositoryPath } from '#tools/command/repository.ts';

const keptFile = '.local/kept-data';
const database = `projects/${projectId}/databases/(default)/documents`;
const databaseUrl = `http://${hosts.firestore}/v1/${database}`;
const accountsUrl = `http://${hosts.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;

// As the emulators write them, and what they would refuse is for them to say.
const fields = z.optional(z.record(z.string(), z.unknown()));
const document = z.object({ name: z.string(), fields });
const accounts = z.object({ users: z._default(z.array(z.record(z.string(), z.unknown())), []) });
const keptData = z.extend(accounts, {
  documents: z.array(document),
  files: z.array(
    z.object({ name: z.string(), content: z.string(), metadata: z.record(z.string(), z.unknown()) }),
  ),
  factors: z.array(z.tuple([z.string(), z.object({ secret: z.string(), lastPeriod: z.int() })])),
});
type KeptData = z.output<typeof keptData>;

/** @returns null where nothing was kept @throws CommandError for a damaged file */
export function readKeptData(file = keptFile): KeptData | null {
  if (!existsSync(repositoryPath(file))) return null;
  const [sum, text = ''] = readFileSync(repositoryPath(file), 'utf8').split('\n', 2);
  const { data } = keptData.safeParse(sum === sumOf(text) && parseJson(text));
  if (data) return data;
  throw new CommandError(`The kept data in ${file} are damaged. Delete it to start with the shipped data.`);
}

export async function restoreKeptData({ documents, users, files }: KeptData): Promise<void> {
  // The site was built with the shipped catalogue: the sweep brings its pages up to what is published.
  const changedAt = { timestampValue: new Date().toISOString() };
  const pages = { name: `${database}/site/pages`, fields: { changedAt } };
  const writes = [...documents.filter(({ name }) => name !== pages.name), pages].map((update) => ({
    update,
  }));
  for (let from = 0; from < writes.length; from += 400)
    await ask(`${databaseUrl}:commit`, { writes: writes.slice(from, from + 400) });
  const answer = await ask(`${accountsUrl}:batchCreate`, { users, allowOverwrite: true });
  const { error: [refused] = [] } = z
    .object({ error: z.optional(z.array(z.object({ message: z.string() }))) })
    .parse(answer);
  if (refused) throw new CommandError(`The Auth emulator didn’t take the kept accounts: ${refused.message}.`);
  await withBucket((bucket) =>
    Promise.all(
      files.map(({ name, content, metadata }) =>
        bucket.file(name).save(Buffer.from(content, 'base64'), { resumable: false, metadata }),
      ),
    ),
  );
}

export async function keepData(factors: ReadonlyMap<string, TotpFactor>, file = keptFile): Promise<void> {
  const { collectionIds } = z
    .object({ collectionIds: z._default(z.array(z.string()), []) })
    .parse(await ask(`${databaseUrl}:listCollectionIds`, { pageSize: 300 }));
  const documents = await Promise.all(collectionIds.map(listDocuments));
  const { users } = accounts.parse(await ask(`${accountsUrl}:batchGet?maxResults=-1`));
  const files = await withBucket(async (bucket) => {
    const [found] = await bucket.getFiles();
    return Promise.all(
      found.map(async ({ name, metadata: { contentType, cacheControl, metadata } }) => {
        const [content] = await bucket.file(name).download();
        return {
          name,
          content: content.toString('base64'),
          metadata: { contentType, cacheControl, metadata },
        };
      }),
    );
  });
  const text = JSON.stringify({ documents: documents.flat(), users, files, factors: [...factors] });
  // The file before stays whole until this one is.
  writeFileSync(repositoryPath(`${file}.new`), `${sumOf(text)}\n${text}`);
  renameSync(repositoryPath(`${file}.new`), repositoryPath(file));
}

async function listDocuments(collectionId: string) {
  const rows = await ask(`${databaseUrl}:runQuery`, { structuredQuery: { from: [{ collectionId }] } });
  return z
    .array(z.object({ document: z.optional(document) }))
    .parse(rows)
    .flatMap((row) => row.document ?? []);
}

async function ask(url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

async function withBucket<T>(act: (bucket: Bucket) => Promise<T>): Promise<T> {
  const app = initializeApp({ projectId, storageBucket }, 'kept-data');
  try {
    return await act(getStorage(app).bucket());
  } finally {
    await deleteApp(app);
  }
}

const sumOf = (text: string) => createHash('sha256').update(text).digest('hex');
