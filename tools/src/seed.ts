import { parseArgs } from 'node:util';
import { emulatorEnvironment, ports, siteUrl } from '#tools/command/addresses.ts';
import { runCommand } from '#tools/command/command.ts';
import { CommandError } from '#tools/command/command-error.ts';
import { isPortFree } from '#tools/command/ports.ts';
import { grownShop, growShop, type ShopSize } from '#tools/seed/grow-shop.ts';
import { restoreShop } from '#tools/seed/restore-shop.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { grown: { type: 'boolean', default: false }, orders: { type: 'string' } },
  });
  if (values.orders && !values.grown)
    throw new CommandError('--orders says how far to grow the shop: add --grown.');
  const size = readSize(values.orders);
  Object.assign(process.env, emulatorEnvironment);
  if (await isPortFree(ports.firestore)) {
    throw new CommandError(
      'The local stack isn’t running. Start it with "npm start" in another terminal, then seed.',
    );
  }
  const { plans, hardware, files, users } = await restoreShop();
  console.log(
    `Restored ${plans} plans, ${hardware} hardware items, ${files} files and ${users} demo users at ${siteUrl}.`,
  );
  if (values.grown) await growShop(size, console.log);
  return 0;
});

/** People, enquiries and all else follow the orders; the catalogue stays. @throws CommandError for what is no number */
function readSize(orders = String(grownShop.orders)): ShopSize {
  if (!/^[1-9]\d{0,6}$/.test(orders))
    throw new CommandError(`--orders is "${orders}": it must be a number such as 6000.`);
  const share = Number(orders) / grownShop.orders;
  const scale = (count: number) => Math.ceil(count * share);
  const { people, enquiries, ...catalogue } = grownShop;
  return { ...catalogue, orders: Number(orders), people: scale(people), enquiries: scale(enquiries) };
}
