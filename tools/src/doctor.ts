/** npm run doctor: looks at this machine, a line each, and says what to do about what is wrong. It changes nothing. */
import { parseArgs } from 'node:util';
import { ports, siteUrl } from '#tools/command/addresses.ts';
import { runCommand } from '#tools/command/command.ts';
import { findHolder, isPortFree } from '#tools/command/ports.ts';
import { type Check, checkMachine, describeCheck } from '#tools/start/machine-checks.ts';

await runCommand(async () => {
  // The bootstrap knows, and could not tell without packages.
  const { values } = parseArgs({ options: { missing: { type: 'string', default: '' } } });
  const missing = values.missing.split(',').filter((folder) => folder !== '');
  const checks: Check[] = [
    { name: 'Node', found: `${process.version}, ${process.execPath}` },
    checkPackages(missing),
    ...(await checkMachine(process.env)),
    { name: 'Locale', found: nameLocale(process.env) },
    { name: 'Proxy', found: describeProxies(process.env) },
    await checkPorts(),
  ];
  for (const check of checks) console.log(describeCheck(check));
  return checks.some(({ remedy }) => remedy) ? 1 : 0;
});

function checkPackages(missing: readonly string[]): Check {
  if (missing.length === 0) return { name: 'Packages', found: 'complete' };
  const found = `${missing.length} missing, such as ${missing[0]}`;
  return { name: 'Packages', found, remedy: 'The next npm start installs them.' };
}

function nameLocale({ LC_ALL, LC_CTYPE, LANG }: NodeJS.ProcessEnv): string {
  return LC_ALL ?? LC_CTYPE ?? LANG ?? 'not set';
}

function describeProxies(environment: NodeJS.ProcessEnv): string {
  const names = Object.keys(environment).filter((name) => /^(?:https?|all|grpc)_proxy$/i.test(name));
  return names.length === 0
    ? 'none'
    : `${names.join(', ')}, for installing and going live; the local stack goes without`;
}

async function checkPorts(): Promise<Check> {
  const taken: number[] = [];
  for (const port of Object.values(ports)) if (!(await isPortFree(port))) taken.push(port);
  if (taken.length === 0) return { name: 'Ports', found: 'all free' };
  if (await isShopUp()) return { name: 'Ports', found: `the shop is running at ${siteUrl}` };
  const holders = Map.groupBy(taken, (port) => findHolder(port) ?? 'another user’s program');
  const found = [...holders].map(([holder, held]) => `${holder} has ${held.join(', ')}`).join('; ');
  const isAirPlay = found.includes('ControlCe');
  const remedy = isAirPlay ? 'Turn off AirPlay Receiver in System Settings.' : 'Stop it before npm start.';
  return { name: 'Ports', found, remedy };
}

async function isShopUp(): Promise<boolean> {
  try {
    const { ok } = await fetch(`${siteUrl}/api/health`, { signal: AbortSignal.timeout(5000) });
    return ok;
  } catch {
    return false;
  }
}
