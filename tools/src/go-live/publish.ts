import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from '#tools/command/command-error.ts';
import { repositoryPath } from '#tools/command/repository.ts';
import { findLiveVersion, keepLiveAssets } from './keep-live-assets.ts';
import type { Live, Step } from './steps.ts';

const firebaseProgram = repositoryPath('node_modules/firebase-tools/lib/bin/firebase.js');
const tool = (name: string) => repositoryPath('tools/src', `${name}.ts`);
const indexPauseMs = 10_000;
const longestIndexMs = 30 * 60_000;

const step = (name: string, listArgs: (live: Live) => readonly string[]): Step => ({
  name,
  async run(live) {
    await live.run(listArgs(live));
    return undefined;
  },
});
const deployStep = (name: string, only: string) =>
  step(name, ({ project }) => [firebaseProgram, 'deploy', '--only', only, '--project', project]);

/** Queries fail until their index is built. */
async function waitForIndexes({ project, google }: Live): Promise<string> {
  const address = `firestore.googleapis.com/v1/projects/${project}/databases/(default)/collectionGroups/-/indexes?pageSize=300`;
  const deadline = Date.now() + longestIndexMs;
  while (true) {
    const { indexes = [] } =
      (await google.find<{ indexes?: { name: string; state: string }[] }>(address)) ?? {};
    const broken = indexes.find(({ state }) => state === 'NEEDS_REPAIR');
    if (broken) throw new CommandError(`The index ${broken.name} needs repair: delete it in the console.`);
    const building = indexes.filter(({ state }) => state !== 'READY').length;
    if (building === 0) return `${indexes.length} are ready`;
    if (Date.now() > deadline) throw new CommandError(`${building} indexes are still being built.`);
    await delay(indexPauseMs);
  }
}

/** Before the functions that need them; the pages come last. */
export const rulesFirst: readonly Step[] = [
  deployStep('Rules, indexes and what expires', 'firestore,storage'),
  { name: 'The indexes are built', run: waitForIndexes },
];
export const builds: readonly Step[] = [
  step('The site is built from what is published', ({ project }) => [
    ...[tool('build'), 'site', '--project', project],
  ]),
  step('Google’s front ends are looked up', () => [tool('refresh-google-ranges')]),
  step('The functions are built', () => [tool('build'), 'functions']),
];
export const functionsNext: Step = deployStep('The functions are deployed', 'functions');
export const pagesLast: readonly Step[] = [keepLiveAssets, deployStep('The site is deployed', 'hosting')];

export const initialData: readonly Step[] = [
  step('The catalogue and its files', ({ project }) => [tool('import-catalogue'), '--project', project]),
  {
    name: 'The first admin',
    async run({ run, project, settings }) {
      if (!settings.admin) return 'none was named: npm run make-admin -- <email> makes one';
      await run([tool('make-admin'), settings.admin, '--project', project]);
      return settings.admin;
    },
  },
];

export const smokeTest: Step = step('The live site answers as it should', (live) => [
  ...[tool('smoke'), '--project', live.project, '--site', live.settings.site],
  ...(live.settings.admin ? ['--mail', live.settings.admin] : []),
]);

/** Says how to roll back: pages first, so that new ones never meet old functions. */
export const rollback: Step = {
  name: 'The way back, should this version not do',
  async run(live) {
    const { project } = live;
    const version = (await findLiveVersion(live))?.split('/').at(-1);
    if (!version) return 'none, since nothing is live yet';
    return [
      'the pages first, which takes seconds, then the rest from the commit before',
      `  npx firebase hosting:clone ${project}@${version} ${project}:live --project ${project}`,
      `  git switch --detach <that commit> && npm run deploy -- --project ${project}`,
    ].join('\n');
  },
};
