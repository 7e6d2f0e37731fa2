/**
 * Plays each change of CONTRIBUTING's recipes on a copy of the sources, up to where the recipe begins to name files, and
 * compares what the compiler and the tests of that subject name with what the recipe says they do. A part that is
 * forgotten in silence would be missing there.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { typedProjects } from '@kowhai/tools/test/static-checks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository, run } from '#tests/architecture/lint-fixtures.ts';
import { listRepositoryFiles } from '#tests/architecture/repository-files.ts';

type Edit = { file: string; before: string; after: string };
type Change = {
  /** The heading of its recipe. */
  recipe: string;
  /** One after another; what each leaves undone counts. */
  steps: readonly Edit[];
  /** Test files that fail until the change is whole, which the recipe names as well. */
  tests: readonly string[];
};

const orderStatusFile = 'domain/src/orders/order-status.ts';
const changes: readonly Change[] = [
  {
    recipe: 'An order status',
    steps: [
      {
        file: orderStatusFile,
        before: "['submitted', 'processing', ",
        after: "['submitted', 'processing', 'installing', ",
      },
      {
        file: orderStatusFile,
        before: '  completed: {\n',
        after: `  installing: {
    name: 'Installing',
    flags: { isProcessing: true, isCompleted: false },
    action: 'install',
    by: { staff: [] },
    isReasonRequired: false,
    from: ['processing'],
    mail: 'order-installing',
    notice: null,
    due: 'connection',
    stock: 'held',
    desk: { tab: 'Installing', figure: 'Orders being installed' },
  },
  completed: {
`,
      },
    ],
    tests: [],
  },
  {
    recipe: 'A mail',
    steps: [
      {
        file: 'domain/src/mail/order-mail.ts',
        before: "['order-connection', ",
        after: "['order-connection', 'order-surveyed', ",
      },
      {
        file: 'domain/src/mail/mail-job.ts',
        before: "  z.object({ kind: z.literal('account-closed'), user: person }),\n",
        after:
          "  z.object({ kind: z.literal('account-closed'), user: person }),\n" +
          "  z.object({ kind: z.literal('birthday'), user: person }),\n",
      },
    ],
    tests: [],
  },
  {
    recipe: 'A field of plans or hardware',
    steps: [
      {
        file: 'domain/src/catalogue/plan.ts',
        before: '  equipment: shortText,\n',
        after: '  equipment: shortText,\n  latency: shortText,\n',
      },
    ],
    tests: ['catalogue/src/documents.test.ts', 'domain/src/stored-records.test.ts'],
  },
  {
    recipe: 'A region',
    steps: [
      {
        file: 'domain/src/address/regions.ts',
        before: "  'Otago',\n",
        after: "  'Otago',\n  'Central Otago',\n",
      },
    ],
    tests: ['domain/src/address/postcode.test.ts'],
  },
];

const workspaces = ['domain', 'documents', 'catalogue', 'functions', 'web', 'tools'];
const bin = path.join(repository, 'node_modules/.bin');
let copy = '';

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'kowhai-recipes-'));
  for (const file of listRepositoryFiles()) await cp(path.join(repository, file), path.join(copy, file));
  // The packages of others are shared, and our own are the copies.
  const [theirs, ours] = [path.join(repository, 'node_modules'), path.join(copy, 'node_modules')];
  await mkdir(path.join(ours, '@kowhai'), { recursive: true });
  for (const name of await readdir(theirs))
    if (name !== '@kowhai') await symlink(path.join(theirs, name), path.join(ours, name));
  for (const name of workspaces) await symlink(path.join(copy, name), path.join(ours, '@kowhai', name));
});

afterAll(() => rm(copy, { recursive: true }));

describe.each(changes)('$recipe', ({ recipe, steps, tests }) => {
  const named = new Set<string>();

  beforeAll(async () => {
    for (const test of tests) expect(await hasFailed(test), `${test} before the change`).toBe(false);
    const kept = new Map<string, string>();
    try {
      for (const { file, before, after } of steps) {
        const code = await readFile(path.join(copy, file), 'utf8');
        if (!code.includes(before)) throw new Error(`${file} has no ${JSON.stringify(before)} any more.`);
        if (!kept.has(file)) kept.set(file, code);
        await writeFile(path.join(copy, file), code.replace(before, after));
        for (const found of await listRefused()) named.add(found);
      }
      for (const test of tests) if (await hasFailed(test)) named.add(test);
    } finally {
      // The next change begins without this one, also where this one cannot be made any more.
      for (const [file, code] of kept) await writeFile(path.join(copy, file), code);
    }
  });

  it('is named file by file by the compiler and the tests, as its recipe says', async () => {
    const files = new Set([...named].map((file) => path.basename(file)));
    expect([...files].sort()).toEqual(await listMarked(recipe));
  });
});

/** The files with an error, in all workspaces. */
async function listRefused(): Promise<string[]> {
  const complaints: string[] = [];
  for (const project of typedProjects) {
    const found = path.join(copy, '.local', `${project.replaceAll('/', '-')}.tsbuildinfo`);
    // Only what a change reaches is checked again.
    const options = ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', found];
    complaints.push(await run(path.join(bin, 'tsc'), ['-p', project, ...options], copy));
  }
  return [...complaints.join('\n').matchAll(/^([\w/.-]+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file);
}

async function hasFailed(test: string): Promise<boolean> {
  const vitest = path.join(repository, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--project', 'unit', '--project', 'unit-own-process', test];
  const [code] = await once(spawn(process.execPath, args, { cwd: copy, stdio: 'ignore' }), 'exit');
  return code !== 0;
}

/** The files that a recipe marks with a star: what the compiler names, or a test. */
async function listMarked(recipe: string): Promise<string[]> {
  const guide = await readFile(path.join(repository, 'CONTRIBUTING.md'), 'utf8');
  const [, text = ''] = guide.split(`\n## ${recipe}\n`);
  const [section = ''] = text.split('\n## ');
  const marked = [...section.matchAll(/`([\w/.-]+\.tsx?)`\*/g)].map(([, file = '']) => path.basename(file));
  return [...new Set(marked)].sort();
}
