/**
 * Builds what a deployment takes: npm run build [-- functions|site]
 */
import { buildFunctions, buildSite } from '#tools/builds/builds.ts';
import { runCommand } from '#tools/command/command.ts';
import { CommandError } from '#tools/command/command-error.ts';

// The site comes first: the functions take along what it was rendered with.
const builds = { site: buildSite, functions: buildFunctions };

await runCommand(async ({ processes }) => {
  const [only] = process.argv.slice(2);
  if (only !== undefined && !(only in builds)) {
    throw new CommandError(`"${only}" is nothing to build: it is functions or site, or both when left out.`);
  }
  for (const [name, build] of Object.entries(builds)) {
    if (only === undefined || only === name) await build(processes, 'production', console.log);
  }
  console.log('functions/dist and web/dist hold what a deployment takes.');
  return 0;
});
