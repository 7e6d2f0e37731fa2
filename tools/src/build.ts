/** npm run build [-- functions|site] [--project <id>], with what is published there, or KOWHAI_CATALOGUE=shipped */

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { fromStored } from '@kowhai/domain/timestamps';
import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { buildFunctions, buildSite } from '#tools/build/builds.ts';
import { runCommand } from '#tools/command/command.ts';
import { CommandError } from '#tools/command/command-error.ts';
import { repositoryPath } from '#tools/command/repository.ts';
import { openShop } from '#tools/go-live/open-live.ts';

// The site first: the functions include its renderer.
const builds = { site: buildSite, functions: buildFunctions };

/** With the project's own rights, as App Check may refuse visitors' reads. @returns the file */
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

if (import.meta.main) {
  await runCommand(async ({ processes }) => {
    const { values, positionals } = parseArgs({
      options: { project: { type: 'string' } },
      allowPositionals: true,
    });
    const [only] = positionals;
    if (only !== undefined && !(only in builds)) {
      throw new CommandError(`We can’t build "${only}". Use functions or site, or leave it out for both.`);
    }
    if (only !== 'functions') {
      process.env.KOWHAI_CATALOGUE ??= await writePublished(await openShop(values.project));
    }
    for (const [name, build] of Object.entries(builds)) {
      if (only === undefined || only === name) await build(processes, 'production', console.log);
    }
    console.log('functions/dist and web/dist are ready to deploy.');
    return 0;
  });
}
