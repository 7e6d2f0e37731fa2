import { parseArgs } from 'node:util';
import { emulatorEnvironment, ports, siteUrl } from '#tools/command/addresses.ts';
import { runCommand } from '#tools/command/command.ts';
import { CommandError } from '#tools/command/command-error.ts';
import { isPortFree } from '#tools/command/ports.ts';
import { requireEmulators, restoreShop } from '#tools/seed/restore-shop.ts';

await runCommand(async () => {
  parseArgs();
  // The shell's environment comes first, so that one that points elsewhere is refused.
  Object.assign(process.env, { ...emulatorEnvironment, ...process.env });
  requireEmulators(process.env);
  if (await isPortFree(ports.firestore)) {
    throw new CommandError(
      'The local stack isn’t running. Start it with "npm start" in another terminal, then seed.',
    );
  }
  const { plans, hardware, files, users } = await restoreShop();
  console.log(
    `Restored ${plans} plans, ${hardware} hardware items, ${files} files and ${users} demo users at ${siteUrl}.`,
  );
  return 0;
});
