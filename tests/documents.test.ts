import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { inboxModes } from '@kowhai/tools/inbox/dev-inbox';
import { describe, expect, it } from 'vitest';
import { repository } from '#tests/architecture/lint-fixtures.ts';
import { isIgnored, listRepositoryFiles } from '#tests/architecture/repository-files.ts';

const files = listRepositoryFiles();
const read = (file: string) => readFileSync(join(repository, file), 'utf8');

const names = new Set(files.map((file) => basename(file)));
const folders = new Set(files.flatMap((file) => parentsOf(file)));
const topFolders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
const documents = files.filter((file) => file.endsWith('.md'));

function parentsOf(file: string): string[] {
  const parent = dirname(file);
  return parent === '.' ? [] : [parent, ...parentsOf(parent)];
}

const isThere = (path: string) => files.includes(path) || folders.has(path) || isIgnored(path);

/**
 * Paths from the repository's root that are set as code: `web/src/ui`, but no `site/pages` of the database, and no settings
 * of a project, which going live writes.
 */
function listPaths(text: string): string[] {
  const words = [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+)\/?`/g)].map(([, path = '']) => path);
  return words.filter((path) => topFolders.has(path.split('/')[0] ?? '') && !path.includes('/.env.'));
}

/** Files that are set as code without their folder, such as `vitest.config.ts`. */
function listFileNames(text: string): string[] {
  return [...text.matchAll(/`([\w.@-]+\.(?:tsx?|md|json|rules))`/g)].map(([, name = '']) => name);
}

describe('a document', () => {
  it.each(documents)('%s names paths, files and links that are there', (file) => {
    const text = read(file);
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link = '']) =>
      join(dirname(file), link).replace(/\/$/, ''),
    );
    expect([...listPaths(text), ...links].filter((path) => !isThere(path))).toEqual([]);
    expect(listFileNames(text).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(documents)('%s names commands that are there', (file) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...read(file).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script = '']) => script);
    const ran = [...read(file).matchAll(/\bnode ([\w/-]+\.ts)/g)].map(([, path = '']) => path);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
    expect(ran.filter((path) => !isThere(path))).toEqual([]);
  });
});

/** A file without its folder is of the same workspace, or at the top. */
function isNear(name: string, file: string): boolean {
  const top = `${file.split('/')[0]}/`;
  return files.some((other) => basename(other) === name && (other.startsWith(top) || !other.includes('/')));
}

it('comments name paths and files that are there', () => {
  const gone = files
    .filter((file) => /\.(tsx?|mjs|rules)$/.test(file))
    .flatMap((file) => {
      const comments = (read(file).match(/\/\*\*?[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm) ?? []).join('\n');
      const paths = listPaths(comments).filter((path) => !isThere(path));
      const unnamed = listFileNames(comments).filter((name) => !isNear(name, file));
      return [...paths, ...unnamed].map((name) => `${file}: ${name}`);
    });
  expect(gone).toEqual([]);
});

it('mutates files that are there', () => {
  const { mutate } = JSON.parse(read('tests/mutation/stryker.config.json')) as { mutate: string[] };
  expect(mutate.filter((file) => !file.includes('*') && !files.includes(file))).toEqual([]);
});

it('runs TypeScript by "npx node", in documents and in comments, as Node 20 alone refuses it', () => {
  const bare = files
    .filter((file) => /\.(md|tsx?|mjs)$/.test(file))
    .flatMap((file) => read(file).match(/(?<!npx |\.bin\/)\bnode [\w/-]+\.ts\b.*/g) ?? []);
  expect(bare).toEqual([]);
});

it('the table of faults names each that the inbox plays in place of SendGrid, and tests that play them', () => {
  const row = /^\| SendGrid \|.*$/m.exec(read('docs/under-fire.md'))?.[0] ?? '';
  const tests = listPaths(row).map(read).join('\n');
  const faults = inboxModes.filter((mode) => mode !== 'ok');
  expect(faults.filter((mode) => !row.includes(mode))).toEqual([]);
  expect(faults.filter((mode) => !tests.includes(`'${mode}'`))).toEqual([]);
});

it('names only decisions that are there, in documents and in comments', () => {
  const decisions = files
    .filter((file) => dirname(file) === 'docs/decisions')
    .map((file) => basename(file).slice(0, 3));
  const named = files
    .filter((file) => /\.(md|tsx?|rules)$/.test(file) && !file.endsWith('documents/src/assets.ts'))
    .flatMap((file) =>
      [...read(file).matchAll(/\bdecisions?[ /](0\d\d)\b/g)].map(([, number = '']) => ({ file, number })),
    );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ number }) => !decisions.includes(number))).toEqual([]);
});
