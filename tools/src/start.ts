/** npm start [-- --inspect] [-- --keep] [-- --grown], or npm run dev for hot reload */
import { parseArgs } from 'node:util';
import { mailAccount } from '@kowhai/functions/server/mail-account';
import { rebuildFunctionsOnChange } from '#tools/build/builds.ts';
import { demoUsers, hosts, inboxUrl, siteUrl } from '#tools/command/addresses.ts';
import { runCommand } from '#tools/command/command.ts';
import { readLocalSettings } from '#tools/command/environment.ts';
import { grownShop, growShop } from '#tools/seed/grow-shop.ts';
import { describeEmulator } from '#tools/start/choose-emulators.ts';
import { findFireemu } from '#tools/start/fireemu.ts';
import { checkMachine, describeCheck } from '#tools/start/machine-checks.ts';
import { type Stack, startStack } from '#tools/start/stack.ts';

await runCommand(async (session) => {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { inspect: flag, hot: flag, keep: flag, grown: flag } });
  const site = values.hot ? 'hot' : 'built';
  const started = Date.now();
  const starting = startStack(session.processes, {
    // Google's emulator scans: at 60,000 orders its lists would answer "busy".
    ...(values.grown && 'found' in findFireemu() && { firestore: 'fireemu' as const }),
    ...readLocalSettings(process.env),
    site,
    isInspected: values.inspect,
    isKept: values.keep,
    isPublishing: site === 'built' && process.env.PUBLISH_PAGES !== 'off',
    log: console.log,
    onFunctionsLog: (line) => console.log(`[functions] ${line}`),
  });
  const stack = await starting.catch(nameObstacles);
  if (values.grown) await growShop(grownShop, console.log);
  session.runUntilStopped(values.keep ? stack.keepData : undefined);
  if (site === 'hot') rebuildFunctionsOnChange(session.processes, console.log);
  console.log(`\nKōwhai Broadband is up after ${((Date.now() - started) / 1000).toFixed(0)} s.\n`);
  console.log(describeStack(stack, site));
  const kept = values.keep
    ? 'Ctrl-C keeps all data for the next start with --keep; who is signed in signs in again'
    : 'Everything is kept in memory';
  console.log(`\n${kept}. Press Ctrl-C to stop.\n`);
  return stack.failure;
});

/** What the fault's own sentence may not say. */
async function nameObstacles(fault: unknown): Promise<never> {
  const obstacles = (await checkMachine(process.env)).filter(({ remedy }) => remedy);
  for (const obstacle of obstacles) console.error(describeCheck(obstacle));
  throw fault;
}

function describeStack({ firestore, storage }: Stack, site: 'built' | 'hot'): string {
  const suite = 'emulator of firebase-tools';
  const parts = [
    ['Site and API', siteUrl, site === 'hot' ? 'Vite with hot reload' : 'Hosting emulator of firebase-tools'],
    ['Email inbox', inboxUrl, `in place of ${mailAccount.provider}`],
    ['Firestore', hosts.firestore, describeEmulator(firestore)],
    ['Storage', hosts.storage, storage.kind === 'google' ? suite : describeEmulator(storage)],
    ['Auth', hosts.auth, `${suite}, with codes of an authenticator app`],
    ['Functions', hosts.functions, suite],
    ['Task queue', hosts.tasks, suite],
  ];
  const people = demoUsers.map(({ isAdmin, email, password }) => [
    isAdmin ? 'Admin' : 'Customer',
    email,
    password,
  ]);
  const rows = [...parts, ...people];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map(
    (row) => `  ${row.map((word, column) => word.padEnd(widths[column] ?? 0)).join('  ')}`,
  );
  return [...lines.slice(0, parts.length), '', ...lines.slice(parts.length)].join('\n');
}
