import { readFileSync } from 'node:fs';
import { repositoryPath } from '@kowhai/tools/command/repository';
import type { Parsed } from './request.ts';

type Fields = ReadonlyMap<string, string>;
type Method = { method: string; template: string; params: string };
export type Client = { methods: readonly Method[]; interfaces: ReadonlyMap<string, Fields> };

/** Reads methods and types out of a client that Google generates: each method has one shape, and so has each interface. */
export function openClient(name: string, version: string): Client {
  const read = (ending: string) =>
    readFileSync(repositoryPath('node_modules/@googleapis', name, `build/${version}.${ending}`), 'utf8');
  const interfaces = new Map<string, Fields>();
  for (const [, title = '', body = ''] of read('d.ts').matchAll(
    /interface ([\w$]+)[^{]*\{\n([\s\S]*?)\n {4}\}/g,
  )) {
    const fields = body.matchAll(/^ {8}'?([\w.$]+)'?\?: ([\s\S]+?);$/gm);
    interfaces.set(title, new Map([...fields].map(([, field = '', type = '']) => [field, type])));
  }
  const methods: Method[] = [];
  for (const block of read('js')
    .split(/^ {4}class /m)
    .slice(1)) {
    const [resource = ''] = block.split(' ');
    const found = block.matchAll(/^ {8}(\w+)\(params[\s\S]*?rootUrl \+ '([^']+)'[\s\S]*?method: '(\w+)'/gm);
    for (const [, title = '', template = '', method = ''] of found) {
      const last = title.charAt(0).toUpperCase() + title.slice(1).toLowerCase();
      methods.push({ method, template, params: `Params$${resource}$${last}` });
    }
  }
  return { methods, interfaces };
}

export function checkAgainstClient({ methods, interfaces }: Client, request: Parsed): readonly string[] {
  const matching = methods.filter(
    ({ method, template }) => method === request.method && toPattern(template).test(request.path),
  );
  if (matching.length === 0) return [`${request.method} ${request.path} is no method`];
  // Several resources share a template such as {+resource}:getIamPolicy: the names in the path tell which is meant.
  const segments = new Set(request.path.toLowerCase().split(/[/:]/));
  const rank = ({ params }: Method) =>
    params
      .toLowerCase()
      .split('$')
      .filter((part) => segments.has(part)).length;
  const [found] = matching.toSorted((a, b) => rank(b) - rank(a));
  const params = interfaces.get(found?.params ?? '');
  if (!found || !params) return [`${found?.params} has no type`];
  const faults = [...request.query.keys()]
    .filter(
      (name) =>
        !params.has(name) || found.template.includes(`{${name}}`) || found.template.includes(`{+${name}}`),
    )
    .map((name) => `${name}: no field of ${found.params} for the query`);
  const bodyType = params.get('requestBody');
  if (request.body === undefined) return faults;
  if (!bodyType) return [...faults, 'a body where none belongs'];
  return [...faults, ...checkType(interfaces, bodyType, request.body, 'body')];
}

function toPattern(template: string): RegExp {
  const pattern = template.replace(/\{\+\w+\}/g, '[^:]+').replace(/\{\w+\}/g, '[^/:]+');
  return new RegExp(`^${pattern}$`);
}

function checkType(interfaces: Client['interfaces'], type: string, value: unknown, at: string): string[] {
  const bare = type.replace(/ \| null$/, '');
  if (bare.endsWith('[]')) {
    if (!Array.isArray(value)) return [`${at}: is no list`];
    return value.flatMap((content, index) =>
      checkType(interfaces, bare.slice(0, -2), content, `${at}[${index}]`),
    );
  }
  if (['string', 'number', 'boolean'].includes(bare))
    return typeof value === bare ? [] : [`${at}: ${JSON.stringify(value)} is no ${bare}`];
  const fields = interfaces.get(bare);
  // Types that are written out in their place.
  if (!fields) return typeof value === 'object' ? [] : [`${at}: is no ${bare}`];
  return Object.entries(value as object).flatMap(([name, content]) => {
    const field = fields.get(name);
    return field === undefined
      ? [`${at}.${name}: no field of ${bare}`]
      : checkType(interfaces, field, content, `${at}.${name}`);
  });
}
