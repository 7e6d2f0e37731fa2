import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fromStored } from '@kowhai/domain/timestamps';
import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { repositoryPath } from '#tools/command/repository.ts';

/**
 * Saves what is published for the site's build. Read with the project's own rights: App Check may refuse
 * visitors' reads.
 * @returns the file
 */
export async function writePublished(
  app: App,
  file = repositoryPath('.local/published-catalogue.json'),
): Promise<string> {
  const [plans, hardware] = await Promise.all(
    ['products', 'hardwares'].map(async (name) => {
      const { docs } = await getFirestore(app).collection(name).where('isPublished', '==', true).get();
      return docs.map((snapshot) => ({ ...(fromStored(snapshot.data()) as object), _id: snapshot.id }));
    }),
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ plans, hardware }));
  return file;
}
