/**
 * Exports the running stack's database, restores it into an empty Firestore of its own, and checks it there: it has to
 * hold as many records, and fail no data check that they did not fail before. Needs the stack on Google's Firestore emulator; orders make it
 * worth something, so run tests/load/orders.ts before.
 *
 *   npx node tools/src/rehearse/restore.ts
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { emulatorEnvironment, hosts, localHost, projectId, storageBucket } from '#tools/command/addresses.ts';
import { runDataChecks } from '#tools/invariants/data-checks.ts';
import { readShop, type Shop } from '#tools/invariants/read-shop.ts';
import { findGoogleFirestore } from '#tools/start/google-emulators.ts';
import { waitForResponse } from '#tools/start/wait-until.ts';

const restoredPort = 8180;
const google = await findGoogleFirestore(process.env);
if ('missing' in google) throw new Error(google.missing);

Object.assign(process.env, emulatorEnvironment);
const folder = mkdtempSync(join(tmpdir(), 'restore-'));
const before = await readShop(initializeApp({ projectId, storageBucket }, 'before'));
await exportDatabase();
const emulator = startRestored(google.found);
try {
  await waitForResponse(`http://${localHost}:${restoredPort}`, 'The restored database', () => 0);
  process.env.FIRESTORE_EMULATOR_HOST = `${localHost}:${restoredPort}`;
  const after = await readShop(initializeApp({ projectId, storageBucket }, 'after'));
  const counts = [before, after].map(countRecords);
  const known = new Set(listViolations(before));
  const problems = listViolations(after).filter((violation) => !known.has(violation));
  if (JSON.stringify(counts[0]) !== JSON.stringify(counts[1])) problems.unshift('Records are missing');
  console.log('before', counts[0], 'after', counts[1]);
  console.log(
    problems.length === 0
      ? 'The restored shop fails no data check that it did not fail before.'
      : problems.join('\n'),
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  emulator.kill();
  rmSync(folder, { recursive: true });
}

function listViolations(shop: Shop): string[] {
  return runDataChecks(shop).flatMap(({ violations }) => violations);
}

async function exportDatabase(): Promise<void> {
  const address = `http://${hosts.firestore}/emulator/v1/projects/${projectId}:export`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      database: `projects/${projectId}/databases/(default)`,
      export_directory: folder,
      export_name: 'shop',
    }),
  });
  if (!answer.ok) throw new Error(`The export answered ${answer.status}: ${await answer.text()}`);
}

function startRestored({ jar, java }: { jar: string; java: { path: string } }) {
  const program = ['-cp', jar, 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'];
  const from = join(folder, 'shop/shop.overall_export_metadata');
  const args = [`--host=${localHost}`, `--port=${restoredPort}`, `--seed_from_export=${from}`];
  return spawn(java.path, [...program, ...args], { stdio: 'ignore' });
}

function countRecords({ products, hardwares, orders, users, outbox, audit, idempotency }: Shop) {
  const collections = { products, hardwares, orders, users, outbox, audit, idempotency };
  return Object.fromEntries(Object.entries(collections).map(([name, records]) => [name, records.length]));
}
