import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseEnv } from 'node:util';
import { email } from '@kowhai/domain/text-schema';
import { CommandError } from '#tools/command/command-error.ts';
import { repositoryRoot } from '#tools/command/repository.ts';
import type { Live, LiveSettings } from './steps.ts';

/** The functions' params, which their build includes, and the site's settings. */
export function settingsFiles(project: string, root = repositoryRoot) {
  return { functions: join(root, `functions/.env.${project}`), site: join(root, 'web/.env.production') };
}

/** Settings of the command line, else those of an earlier run. @throws CommandError naming what is missing */
export function readLiveSettings(
  project: string,
  said: Partial<LiveSettings>,
  file = settingsFiles(project).functions,
): LiveSettings {
  const known = readEnvFile(file);
  const site = said.site ?? known.SITE_ADDRESS ?? `https://${project}.web.app`;
  const sender = said.sender ?? known.SENDER_ADDRESS;
  const provider = said.provider ?? known.PROVIDER_ADDRESS;
  if (!/^https:\/\/[^/]+$/.test(site))
    throw new CommandError(`--site is "${site}": it must be an address such as https://shop.example.`);
  if (!sender || !provider) {
    throw new CommandError(
      'Say once which address mails come from and where staff get theirs: npm run go-live -- --project <id> --sender <email> --provider <email>.',
    );
  }
  const { admin, alerts, budget } = said;
  for (const [option, address] of Object.entries({ sender, provider, admin, alerts })) {
    if (address !== undefined && !email.safeParse(address).success)
      throw new CommandError(`--${option} is "${address}": it must be an email address.`);
  }
  if (budget !== undefined && !/^\d+$/.test(budget))
    throw new CommandError(`--budget is "${budget}": it must be a whole amount such as 200.`);
  return { ...said, site, sender, provider };
}

export function readEnvFile(file: string): NodeJS.Dict<string> {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

export function writeSettings(
  { project, root, isDryRun, log }: Live,
  which: 'functions' | 'site',
  settings: Record<string, string>,
): string {
  const file = settingsFiles(project, root)[which];
  const before = readEnvFile(file);
  const after = { ...before, ...settings };
  const lines = Object.entries(after).map(([name, value]) => `${name}=${value}\n`);
  if (isDryRun) log(`    ${relative(root, file)}\n      ${lines.join('      ')}`.trimEnd());
  else if (Object.entries(after).every(([name, value]) => before[name] === value)) return 'as before';
  else writeFileSync(file, lines.join(''));
  return `${relative(root, file)} is written; commit it`;
}
