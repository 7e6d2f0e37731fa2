/**
 * Builds what a deployment takes: npm run build [-- functions|site] [--project <id>]
 *
 * The site is built from what is published in that project, or, with KOWHAI_CATALOGUE=shipped, from the shipped catalogue.
 * As a predeploy hook (firebase.json) it takes the project that is deployed to, and does nothing in `npm run deploy`.
 */
import { parseArgs } from 'node:util';
import { buildFunctions, buildSite } from '#tools/build/builds.ts';
import { writePublished } from '#tools/build/write-published.ts';
import { runCommand } from '#tools/command/command.ts';
import { CommandError } from '#tools/command/command-error.ts';
import { openShop } from '#tools/go-live/open-live.ts';

// The site first: the functions include its renderer.
const builds = { site: buildSite, functions: buildFunctions };

await runCommand(async ({ processes }) => {
  const { values, positionals } = parseArgs({
    options: { project: { type: 'string' }, predeploy: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.predeploy && process.env.KOWHAI_BUILT) return 0;
  const [only] = positionals;
  if (only !== undefined && !(only in builds)) {
    throw new CommandError(`We can’t build "${only}". Use functions or site, or leave it out for both.`);
  }
  if (only !== 'functions') {
    process.env.KOWHAI_CATALOGUE ??= await writePublished(
      await openShop(values.project ?? process.env.GCLOUD_PROJECT),
    );
  }
  for (const [name, build] of Object.entries(builds)) {
    if (only === undefined || only === name) await build(processes, 'production', console.log);
  }
  console.log('functions/dist and web/dist are ready to deploy.');
  return 0;
});
