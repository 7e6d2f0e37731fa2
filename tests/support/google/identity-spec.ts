import { createRequire } from 'node:module';
import type { Parsed } from './request.ts';

type Schema = {
  $ref?: string;
  type?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  readOnly?: boolean;
};
type Body = { content: Record<string, { schema: Schema }> };
type Operation = { parameters?: { name: string; in: string }[]; requestBody?: Body | { $ref: string } };
type Spec = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; requestBodies: Record<string, Body> };
};

/** Google's OpenAPI document of Identity Toolkit, which the Firebase CLI brings for its emulator. */
const spec: Spec = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/apiSpec.js').default;

export function checkAgainstOpenApi({ method, path, query, body }: Parsed): readonly string[] {
  const found = Object.entries(spec.paths).find(([template]) =>
    new RegExp(`^${template.replace(/\{\w+\}/g, '[^/:]+')}$`).test(path),
  );
  const operation = found?.[1][method.toLowerCase()];
  if (!operation) return [`${method} ${path} is no method`];
  const parameters = operation.parameters?.filter((parameter) => parameter.in === 'query') ?? [];
  const { requestBody } = operation;
  const bodies = spec.components.requestBodies;
  const wanted = requestBody && '$ref' in requestBody ? bodies[lastPart(requestBody.$ref)] : requestBody;
  const schema = wanted?.content['application/json']?.schema;
  const faults = [...query.keys()]
    .filter((name) => !parameters.some((parameter) => parameter.name === name))
    .map((name) => `${name}: no parameter of ${path}`);
  if (body !== undefined)
    faults.push(...(schema ? check(schema, body, 'body') : ['a body where none belongs']));
  const mask = query.get('updateMask')?.split(',') ?? [];
  if (schema)
    faults.push(...mask.filter((name) => !findField(schema, name)).map((name) => `${name}: no field`));
  return faults;
}

const lastPart = (ref: string) => ref.split('/').at(-1) ?? '';

const resolve = (schema: Schema): Schema =>
  schema.$ref ? (spec.components.schemas[lastPart(schema.$ref)] ?? {}) : schema;

function findField(schema: Schema, path: string): Schema | undefined {
  const [first = '', ...rest] = path.split('.');
  const field = resolve(schema).properties?.[first];
  return field && rest.length > 0 ? findField(field, rest.join('.')) : field;
}

function check(schema: Schema, value: unknown, at: string): string[] {
  const { type, enum: words, properties, items, readOnly } = resolve(schema);
  if (readOnly) return [`${at}: can only be read`];
  if (words) return words.includes(String(value)) ? [] : [`${at}: ${value} is none of ${words.join(', ')}`];
  if (type === 'array') {
    if (!Array.isArray(value) || !items) return [`${at}: is no list`];
    return value.flatMap((content, index) => check(items, content, `${at}[${index}]`));
  }
  if (properties) {
    return Object.entries(value as object).flatMap(([name, content]) =>
      properties[name] ? check(properties[name], content, `${at}.${name}`) : [`${at}.${name}: no such field`],
    );
  }
  const expected = type === 'integer' ? 'number' : type;
  return expected === undefined || expected === 'object' || typeof value === expected
    ? []
    : [`${at}: is no ${type}`];
}
