import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The parts of a syntax tree that are looked at here. */
type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const domainFile = /\/domain\/src\/(?!.*\.(?:test|schemas)\.ts$)[^?]+\.ts$/;
const schemasFile = /\.schemas\.ts$/;

/**
 * The domain keeps what belongs together in one file: a plan's kinds, their names, its schema. A page that shows a
 * name would load the schema with it, and with the first schema the whole schema library. So for the browser each such
 * file is taken in two: its words and rules, and beside it (`plan.schemas.ts`) its schemas, which load where something
 * is checked. The domain has no effects and no state, so nothing notices that a function may exist in both.
 */
export function splitSchemas(): Plugin {
  return {
    name: 'split-schemas',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: schemasFile },
      handler: (source, importer) => (importer ? new URL(source, `file://${importer}`).pathname : null),
    },
    load: {
      filter: { id: schemasFile },
      handler: (id) => ({
        code: readFileSync(id.replace(schemasFile, '.ts'), 'utf8'),
        moduleSideEffects: false,
      }),
    },
    transform: {
      filter: { id: domainFile, code: 'zod/mini' },
      handler(code, id) {
        const { body } = this.parse(code, { lang: 'ts' }) as unknown as { body: Node[] };
        const schemas = findSchemaNames(body);
        const isSplit = (statement: Node) => namesOf(statement).some((name) => schemas.has(name));
        const exported = body.filter((node) => node.type === 'ExportNamedDeclaration' && isSplit(node));
        const kept = body.filter((node) => !isSplit(node)).map(({ start, end }) => code.slice(start, end));
        const names = exported.flatMap(namesOf).filter((name) => schemas.has(name));
        const file = id.slice(id.lastIndexOf('/') + 1).replace(/\.ts$/, '.schemas.ts');
        return { code: [...kept, `export { ${names.join(', ')} } from './${file}';`].join('\n'), map: null };
      },
    },
  };
}

/** The names that stand for a schema or are made with one, directly or by way of others. */
function findSchemaNames(body: readonly Node[]): ReadonlySet<string> {
  const found = new Set(['z']);
  let size = 0;
  while (size < found.size) {
    size = found.size;
    for (const statement of body) {
      if (!isCalled(statement) && !mentions(statement, found)) continue;
      for (const name of namesOf(statement)) found.add(name);
    }
  }
  return found;
}

/**
 * Constants of the domain that are the answer of a call are schemas too: `line('…')` makes one elsewhere. What is made
 * lazily is no schema but a formatter, which the words of a page need.
 */
function isCalled(statement: Node): boolean {
  return declaratorsOf(statement).some(
    ({ init }) => isNode(init) && init.type === 'CallExpression' && !isLazy(init),
  );
}

function isLazy({ callee }: Node): boolean {
  return isNode(callee) && callee.name === 'lazily';
}

function declaratorsOf(statement: Node): Node[] {
  const declaration = (statement.declaration as Node | null | undefined) ?? statement;
  return (declaration.declarations as Node[] | undefined) ?? [declaration];
}

/** What a statement at the top of a file declares. */
function namesOf(statement: Node): string[] {
  const declaration = (statement.declaration as Node | null | undefined) ?? statement;
  if (/^(?:Import|TS)/.test(declaration.type)) return [];
  return declaratorsOf(statement).flatMap(({ id }) =>
    isNode(id) && typeof id.name === 'string' ? [id.name] : [],
  );
}

/** Tells whether one of the names is used somewhere in a piece of code; a property of that name is something else. */
function mentions(node: Node, names: ReadonlySet<string>): boolean {
  if (node.type === 'ImportDeclaration') return false;
  // Types are gone in the browser; what is said to be of a type (`x as T`, `x satisfies T`) is not.
  if (node.type.startsWith('TS')) return isNode(node.expression) && mentions(node.expression, names);
  if (node.type === 'Identifier') return names.has(String(node.name));
  return Object.entries(node).some(([key, child]) => {
    const isPlainName =
      (key === 'property' || key === 'key') && node.computed !== true && node.shorthand !== true;
    if (isPlainName) return false;
    const children = Array.isArray(child) ? child : [child];
    return children.some((each) => isNode(each) && mentions(each, names));
  });
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
