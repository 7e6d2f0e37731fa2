import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryPath } from '#tools/command/repository.ts';

/** Versions of the served site; the functions add to them. */
export const servedFolder = repositoryPath('.local/site');
export const renderer = repositoryPath('web/renderer');

/** Makes the built site the only served version, like a deployment. */
export function layOutServedSite(): void {
  rmSync(servedFolder, { recursive: true, force: true });
  const version = join('versions', 'built');
  mkdirSync(join(servedFolder, 'versions'), { recursive: true });
  cpSync(repositoryPath('web/dist'), join(servedFolder, version), { recursive: true });
  symlinkSync(version, join(servedFolder, 'live'));
}
