import { buildFunctions, buildSite } from '#tools/builds/builds.ts';
import { runCommand } from '#tools/command/command.ts';

await runCommand(async ({ processes }) => {
  await buildFunctions(processes, 'production', console.log);
  await buildSite(processes, 'production', console.log);
  console.log('functions/dist and web/dist hold what a deployment takes.');
  return 0;
});
