import { createHash, randomUUID } from 'node:crypto';
import {
  cp,
  glob,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Overtaken, type PageTarget } from './page-target.ts';

/** `live` links to one of `versions`, so that a release is one rename. A version is complete before that. */
export function createFolderTarget(folder: string): PageTarget {
  const live = join(folder, 'live');
  const versions = join(folder, 'versions');
  const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');
  const findLiveVersion = async () => basename(await readlink(live));

  return {
    findLiveVersion,
    hash,

    async readLive() {
      const version = await findLiveVersion();
      const root = join(versions, version);
      const files = new Map<string, string>();
      for await (const entry of glob('**', { cwd: root, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        files.set(path.slice(root.length), hash(await readFile(path)));
      }
      return { version, files, isDeployed: false };
    },

    async release(base, files, contents) {
      const version = `${Date.now()}-${randomUUID().slice(0, 8)}`;
      const root = join(versions, version);
      await cp(join(versions, base.version), root, { recursive: true });
      for (const path of base.files.keys()) {
        if (!files.has(path)) await rm(join(root, path));
      }
      for (const [path, fileHash] of files) {
        const content = base.files.get(path) === fileHash ? undefined : contents.get(fileHash);
        if (!content) continue;
        await mkdir(dirname(join(root, path)), { recursive: true });
        await writeFile(join(root, path), content);
      }
      const link = join(folder, `live-${version}`);
      await symlink(join('versions', version), link);
      if ((await findLiveVersion()) !== base.version) throw new Overtaken();
      await rename(link, live);
      await removeOthers(folder, [version, base.version]);
      return version;
    },
  };
}

/** The previous version stays, as its files may be being read. Leftovers of a broken run go. */
async function removeOthers(folder: string, kept: readonly string[]): Promise<void> {
  const [versions, links] = await Promise.all([readdir(join(folder, 'versions')), readdir(folder)]);
  const unused = [
    ...versions.filter((name) => !kept.includes(name)).map((name) => join('versions', name)),
    ...links.filter((name) => name.startsWith('live-')),
  ];
  for (const name of unused) await rm(join(folder, name), { recursive: true, force: true });
}
