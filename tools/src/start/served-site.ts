import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryPath } from '#tools/command/repository.ts';

/** Where the versions of the served site lie; the functions add to them. */
export const servedFolder = repositoryPath('.local/site');
/** What the site's build made for Node. */
export const renderer = repositoryPath('web/renderer');

/** Makes the built site the one version that is served, as a deployment does. */
export function layOutServedSite(): void {
  rmSync(servedFolder, { recursive: true, force: true });
  const version = join('versions', 'built');
  mkdirSync(join(servedFolder, 'versions'), { recursive: true });
  cpSync(repositoryPath('web/dist'), join(servedFolder, version), { recursive: true });
  symlinkSync(version, join(servedFolder, 'live'));
}
