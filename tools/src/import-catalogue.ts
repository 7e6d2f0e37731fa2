/** npx node tools/src/import-catalogue.ts --project <id>, for a project without a catalogue. Existing items stay. */
import { parseArgs } from 'node:util';
import { runCommand } from '#tools/command/command.ts';
import { openShop } from '#tools/go-live/open-live.ts';
import { fillCatalogue } from '#tools/seed/restore-catalogue.ts';
import { restoreFiles } from '#tools/seed/restore-files.ts';

if (import.meta.main) {
  await runCommand(async () => {
    const { values } = parseArgs({ options: { project: { type: 'string' } } });
    const app = await openShop(values.project);
    // Files first: no plan may name a missing one.
    const files = await restoreFiles(app);
    const { plans, hardware } = await fillCatalogue(app);
    console.log(`Imported ${plans} plans, ${hardware} hardware items and ${files} files.`);
    return 0;
  });
}
