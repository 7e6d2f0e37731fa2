import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CommandError } from '#tools/command/command-error.ts';
import type { Google } from './google.ts';
import type { Live, Step } from './steps.ts';

const hosting = 'firebasehosting.googleapis.com/v1beta1';
const timeoutMs = 30_000;
const filesPerCall = 1000;
const downloadsAtOnce = 20;

export async function findLiveVersion({ project, google }: Live): Promise<string | undefined> {
  const address = `${hosting}/sites/${project}/channels/live/releases?pageSize=1`;
  const found = await google.find<{ releases?: { version?: { name: string } }[] }>(address);
  return found?.releases?.[0]?.version?.name;
}

async function listAssets(google: Google, version: string): Promise<string[]> {
  const paths: string[] = [];
  let token: string | undefined = '';
  while (token !== undefined) {
    const address: string = `${hosting}/${version}/files?pageSize=${filesPerCall}&pageToken=${token}`;
    const page: { files?: { path: string }[]; nextPageToken?: string } | null = await google.find(address);
    paths.push(...(page?.files ?? []).map(({ path }) => path));
    token = page?.nextPageToken;
  }
  return paths.filter((path) => path.startsWith('/assets/'));
}

async function download(address: string): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch(
    (error: unknown) => {
      throw new CommandError(`${address} could not be reached: ${error}`);
    },
  );
  if (!response.ok) throw new CommandError(`${address} answers ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

/** Keeps the live pages' scripts, so that open pages find theirs for a day: decision 023. */
export const keepLiveAssets: Step = {
  name: 'What the live pages load goes along',
  async run(live) {
    const version = await findLiveVersion(live);
    if (!version) return 'nothing is live yet';
    const site = join(live.root, 'web/dist');
    const missing = (await listAssets(live.google, version)).filter((path) => !existsSync(join(site, path)));
    for (let first = 0; first < missing.length; first += downloadsAtOnce) {
      await Promise.all(
        missing.slice(first, first + downloadsAtOnce).map(async (path) => {
          const content = await download(`${live.settings.site}${path}`);
          await mkdir(dirname(join(site, path)), { recursive: true });
          await writeFile(join(site, path), content);
        }),
      );
    }
    return `${missing.length} files`;
  },
};
