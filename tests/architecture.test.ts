import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteSettings } from '@kowhai/domain/site-settings';
import { beforeAll, describe, expect, it } from 'vitest';
import { habits } from '#tests/architecture/habits.ts';
import { listForbidden } from '#tests/architecture/layers.ts';
import { type Complaint, lintFixtures, repository, run } from '#tests/architecture/lint-fixtures.ts';
import { listRepositoryFiles } from '#tests/architecture/repository-files.ts';

describe('who may import what', () => {
  it('is kept by every file', async () => {
    const names = listRepositoryFiles().filter((name) => /\.tsx?$/.test(name));
    const codes = await Promise.all(names.map((name) => readFile(path.join(repository, name), 'utf8')));
    expect(names.flatMap((name, n) => listForbidden(name, codes[n] ?? ''))).toEqual([]);
  });

  it.each([
    ['domain/src/api/x.ts', 'node:crypto'],
    ['functions/src/orders/x.ts', '#functions/users/register-user.ts'],
    ['functions/src/orders/x.ts', 'firebase-admin/firestore'],
    ['functions/src/mail/words/x.ts', '#database/store.ts'],
    ['functions/src/index.ts', 'firebase-admin/app'],
    ['web/src/app/routes.tsx', '@kowhai/functions/app'],
    ['web/src/ui/x.tsx', '@kowhai/domain/plan'],
    ['web/src/data/x.ts', '#ui/buttons/button.tsx'],
    ['web/src/shop/cart/x.tsx', '#shop/checkout/details-page.tsx'],
    ['web/src/shop/cart/x.tsx', '#testing/example-order.ts'],
    ['web/src/staff/shared/lists/x.tsx', '#staff/orders/order-page.tsx'],
    ['web/build/x.tsx', 'firebase/app'],
  ])('%s does not find %s, nor by import()', (file, source) => {
    const whole = `import {\n  a,\n} from './a.ts';\nimport type { B } from '${source}';\n`;
    expect(listForbidden(file, whole)).toHaveLength(1);
    expect(listForbidden(file, `const page = () => import('${source}');\n`)).toHaveLength(1);
  });

  it('is across folders by an alias alone, and in every layer zod/mini alone', async () => {
    const files = ['domain/src/x.ts', 'functions/src/orders/x.ts', 'web/src/staff/x.ts', 'tools/src/x.ts'];
    const code = "import '../a.ts';\nimport 'zod';\n";
    const complaints = await lintFixtures(Object.fromEntries(files.map((file) => [file, code])));
    const refused = complaints.filter(({ rule }) => rule === 'lint/style/noRestrictedImports');
    expect(refused).toHaveLength(2 * files.length);
  });
});

describe('the habits of the house', () => {
  // Each has files of its own name, where the name is free, so that one run of the linter can take many of them.
  const examples = habits.map(({ rule, code, refusedIn, fineIn = [] }, n) => {
    const [refused, fine] = [refusedIn, fineIn].map((files) =>
      files.map((file) => file.replace('/x.', `/x${n}.`)),
    );
    return { rule, code, refusedIn: refused ?? [], files: [...(refused ?? []), ...(fine ?? [])] };
  });
  const complaints: Complaint[][] = [];

  beforeAll(async () => {
    const left = new Set(examples);
    while (left.size > 0) {
      const round: Record<string, string> = {};
      const linted = [...left].filter(({ files, code }) => {
        if (files.some((file) => file in round)) return false;
        for (const file of files) round[file] = `${code}\n`;
        return true;
      });
      const found = await lintFixtures(round);
      for (const example of linted) {
        left.delete(example);
        complaints[examples.indexOf(example)] = found.filter(({ file }) => example.files.includes(file));
      }
    }
  });

  it.each(examples.map((example, n) => ({ ...example, n })))(
    '$rule: refused in $refusedIn',
    ({ rule, refusedIn, n }) => {
      const refused = complaints[n]?.filter((complaint) => complaint.rule.includes(rule));
      expect(new Set(refused?.map(({ file }) => file))).toEqual(new Set(refusedIn));
    },
  );

  it('names the file that is imported with its extension', async () => {
    const file = 'web/src/ui/fixture.tsx';
    const complaints = await lintFixtures({
      [file]: "import { palette } from './palette';\nexport const ink = palette;\n",
      'web/src/ui/palette.ts': 'export const palette = 1;\n',
    });
    expect(complaints).toMatchObject([{ file, rule: 'lint/correctness/useImportExtensions' }]);
  });

  it('lets no two files import each other, even for types', async () => {
    const complaints = await lintFixtures({
      'domain/src/hen.ts': "import type { Egg } from './egg.ts';\nexport type Hen = { lays: Egg };\n",
      'domain/src/egg.ts': "import type { Hen } from './hen.ts';\nexport type Egg = { from: Hen };\n",
    });
    expect(complaints.map(({ rule }) => rule)).toEqual(Array(2).fill('lint/suspicious/noImportCycles'));
  });
});

describe('the domain’s compiler settings', () => {
  const unknown = [
    'window',
    'document',
    'localStorage',
    'process',
    'fetch',
    'setTimeout',
    'console',
    'crypto',
  ];
  let complaints = '';

  beforeAll(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'kowhai-domain-'));
    try {
      await mkdir(path.join(folder, 'domain/src'), { recursive: true });
      for (const file of ['tsconfig.base.json', 'domain/tsconfig.json']) {
        await copyFile(path.join(repository, file), path.join(folder, file));
      }
      const code = unknown.map((name, n) => `export const found${n} = ${name};\n`).join('');
      await writeFile(path.join(folder, 'domain/src/fixture.ts'), code);
      const tsc = path.join(repository, 'node_modules/.bin/tsc');
      complaints = await run(tsc, ['-p', 'domain'], folder);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it.each(unknown)('know no %s', (name) => {
    expect(complaints).toMatch(new RegExp(`fixture\\.ts.*Cannot find name '${name}'`));
  });
});

describe('the security policy of the site', () => {
  it('lets the two scripts in the built HTML run, and no other that is in a page', async () => {
    const file = pathToFileURL(path.join(repository, 'web/build/prerender/page-scripts.ts')).href;
    const { lateScript, shellScript }: { lateScript: string; shellScript: string } = await import(file);
    const hashes = [lateScript, shellScript].map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    const settings = await readFile(path.join(repository, 'firebase.json'), 'utf8');
    const [, sources] = /script-src ([^;"]*)/.exec(settings) ?? [];
    expect(sources?.split(' ')).toEqual(["'self'", ...hashes]);
  });
});

describe('the repository', () => {
  let files: { name: string; text: string }[] = [];

  beforeAll(async () => {
    const names = listRepositoryFiles().filter((name) => !/\.(webp|png|avif|ico|pdf|woff2)$/.test(name));
    files = await Promise.all(
      names.map(async (name) => ({ name, text: await readFile(path.join(repository, name), 'utf8') })),
    );
  });

  it('has no code above 300 lines', () => {
    const code = files.filter(({ name }) => /\.(ts|tsx|js|mjs|cjs|css|html|rules|grit|sh)$/.test(name));
    const long = code.filter(({ text }) => text.split('\n').length > 301).map(({ name }) => name);
    expect(long).toEqual([]);
  });

  it('names every file of code in kebab-case', () => {
    const code = files.filter(({ name }) =>
      /^(domain|documents|functions|web|tools|catalogue|tests)\//.test(name),
    );
    const isInOrder = (name: string) => /^([a-z0-9.-]+\/)+([a-z0-9.-]+|README\.md)$/.test(name);
    const odd = code.map(({ name }) => name).filter((name) => !isInOrder(name));
    expect(odd).toEqual([]);
  });

  it('exports from the file of a routed page the page and nothing else', () => {
    const routes = files.find(({ name }) => name === 'web/src/app/routes.tsx')?.text ?? '';
    const pages = [...routes.matchAll(/'((?:shop|staff)\/[\w/-]+)'/g)].map(
      ([, page]) => `web/src/${page}.tsx`,
    );
    const exporting = files.filter(({ name }) => pages.includes(name));
    const odd = exporting.filter(({ text }) => text.match(/^export /gm)?.length !== 1);
    expect(exporting.length).toBeGreaterThan(20);
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  it('types in no page and no mail what the site settings say of the shop', () => {
    const { name: shop, promises, speeds } = siteSettings;
    const { reviewDays, connectionDays, fibreInstall } = promises;
    const words = [shop, reviewDays, connectionDays, fibreInstall, speeds.wireless.download4G];
    const comment = /^\s*(\/\/|\/?\*)/;
    const typed = files
      .filter(({ name }) => /^(web|functions)\/src\/(?!.*\.test\.)/.test(name))
      .flatMap(({ name, text }) => text.split('\n').map((line) => ({ name, line })))
      .filter(({ line }) => !comment.test(line) && words.some((word) => line.includes(word)));
    expect(typed).toEqual([]);
  });

  it('says in its table of calls alone what a call makes stale: no screen names a key or calls directly', () => {
    const word = /\b(queryKey|invalidateQueries|setQueryData|setQueriesData|removeQueries|callApi)\b/;
    // It takes over the answers of a built page, whatever their keys.
    const adopting = 'web/src/app/built-page.ts';
    const screens = files.filter(({ name }) => /^web\/src\/(?!data\/|testing\/|.*\.test\.)/.test(name));
    const naming = screens.filter(({ name, text }) => name !== adopting && word.test(text));
    expect(screens.length).toBeGreaterThan(100);
    expect(naming.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    [
      'domain/src',
      'address time people catalogue coverage orders enquiries mail audit cart finder search desk api',
    ],
    ['web/src/staff/shared', 'parts proof lists records editor'],
    ['web/src/staff/orders', 'actions list phone page'],
  ])(
    'lets each folder of %s import only those before it, so that none import in circles',
    (room, folders) => {
      const order = ['', ...folders.split(' ')];
      const alias = `#${room.replace('/src', '').replace('web/', '')}`;
      const imports = files.flatMap(({ name, text }) => {
        if (!name.startsWith(`${room}/`) || /\.test\.|\/testing\//.test(name)) return [];
        const from = path.dirname(name).slice(room.length + 1);
        const found = text.matchAll(new RegExp(` from '${alias}/([a-z-]+)/`, 'g'));
        return [...found].map(([, to = '']) => ({
          name,
          to,
          isLate: order.indexOf(from) <= order.indexOf(to),
        }));
      });
      expect(imports.length).toBeGreaterThan(0);
      expect(imports.filter(({ isLate }) => isLate)).toEqual([]);
    },
  );

  it.each(['domain', 'functions', 'tools', 'web'])(
    'lets no two folders of %s import each other, a folder and its subfolder neither',
    async (workspace) => {
      const { imports = {} }: { imports?: Record<string, string> } = JSON.parse(
        await readFile(path.join(repository, workspace, 'package.json'), 'utf8'),
      );
      const toPath = (name: string, source: string) => {
        if (source.startsWith('.')) return path.join(path.dirname(name), source);
        const alias = Object.keys(imports).find((key) => source.startsWith(key.slice(0, -1)));
        const rest = source.slice((alias?.length ?? 0) - 1);
        return alias && path.join(workspace, imports[alias]?.replace('*', rest) ?? '');
      };
      const imported = files.flatMap(({ name, text }) => {
        if (!name.startsWith(`${workspace}/src/`) || name.includes('.test.')) return [];
        const sources = [...text.matchAll(/(?:from |import\()'([#.][^']+)'/g)];
        return sources.flatMap(([, source = '']) => {
          const target = toPath(name, source);
          return target === undefined ? [] : [`${path.dirname(name)} ${path.dirname(target)}`];
        });
      });
      const pairs = new Set(imported);
      const isMutual = (pair: string) => {
        const [from, to] = pair.split(' ');
        return from !== to && pairs.has(`${to} ${from}`);
      };
      expect(imported.length).toBeGreaterThan(50);
      expect([...pairs].filter(isMutual)).toEqual([]);
    },
  );

  it('names no path of anybody’s machine', () => {
    const homes = [repository, homedir()].filter((folder) => folder.length > 5);
    const isOfAMachine = (text: string) =>
      homes.some((folder) => text.includes(folder)) || /(?<![\w.])\/(home|Users|root)\/\w/.test(text);
    expect(files.filter(({ text }) => isOfAMachine(text)).map(({ name }) => name)).toEqual([]);
  });

  it('names no package registry, so that everybody’s own is asked', () => {
    const address = /https?:\/\/[^\s"'`)]*(registry|npmjs|artifactory|nexus|verdaccio)/i;
    expect(files.filter(({ text }) => address.test(text)).map(({ name }) => name)).toEqual([]);
  });
});
