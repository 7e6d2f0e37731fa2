import { globSync } from 'node:fs';
import path from 'node:path';
import { repositoryPath } from '@kowhai/tools/command/repository';
import protobuf from 'protobufjs';
import type { Parsed } from './request.ts';

type Rule = { body?: string; additional_bindings?: Rule | Rule[] } & Record<string, unknown>;

const files = repositoryPath('node_modules/google-proto-files');

/** Reads Google's protos of one folder. */
export function openProtos(folder: string): protobuf.Root {
  const root = new protobuf.Root();
  root.resolvePath = (_origin, file) => path.resolve(files, file);
  root.loadSync(globSync(`${folder}/*.proto`, { cwd: files }));
  root.resolveAll();
  return root;
}

/** As https://google.aip.dev/127 maps a method to HTTP: fields in the path, in the body, and the rest in the query. */
export function checkAgainstProtos(roots: readonly protobuf.Root[], request: Parsed): readonly string[] {
  const found = roots.flatMap(listMethods).flatMap((method) => {
    const bound = method.rules.map((rule) => ({ rule, fields: matchPath(rule, request) }));
    return bound.filter(({ fields }) => fields !== null).map((match) => ({ ...match, method }));
  })[0];
  if (!found) return [`${request.method} ${request.path} is no method`];
  const { method, rule, fields } = found;
  const { input } = method;
  const faults: string[] = [];
  if (rule.body === undefined && request.body !== undefined) faults.push('a body where none belongs');
  if (request.body !== undefined && rule.body === '*')
    faults.push(...checkMessage(input, request.body, 'body'));
  else if (request.body !== undefined && rule.body !== undefined) {
    const field = input.fields[camelCase(rule.body)];
    if (field) faults.push(...checkValue(field, request.body, 'body'));
  }
  const resource =
    rule.body === undefined || rule.body === '*' ? input : input.fields[camelCase(rule.body)]?.resolvedType;
  for (const [name, value] of request.query) {
    const field = findField(input, name);
    if (!field || fields?.includes(name)) faults.push(`${name}: no field of ${input.fullName} for the query`);
    else if (field.type.endsWith('FieldMask')) {
      const unknown = value.split(',').filter((path) => !findField(resource as protobuf.Type, path));
      faults.push(...unknown.map((path) => `${name}=${path}: no field of ${resource?.fullName}`));
    }
  }
  return faults;
}

function listMethods(root: protobuf.Root) {
  const all: { input: protobuf.Type; rules: Rule[] }[] = [];
  const visit = (object: protobuf.ReflectionObject) => {
    if (object instanceof protobuf.Service) {
      for (const method of object.methodsArray) {
        const options = (method.parsedOptions ?? []) as Record<string, Rule>[];
        const rule = options.map((option) => option['(google.api.http)']).find(Boolean);
        if (!rule || !method.resolvedRequestType) continue;
        all.push({
          input: method.resolvedRequestType,
          rules: [rule, ...[rule.additional_bindings ?? []].flat()],
        });
      }
    } else if (object instanceof protobuf.Namespace) object.nestedArray.forEach(visit);
  };
  visit(root);
  return all;
}

/** @returns the fields that the path names, null where it is another's */
function matchPath(rule: Rule, { method, path }: Parsed): string[] | null {
  const template = rule[method.toLowerCase()];
  if (typeof template !== 'string') return null;
  const fields: string[] = [];
  const pattern = template
    .split(/(\{[^}]+\})/)
    .map((part) => {
      const [, field, segments = '*'] = /^\{([^=}]+)=?([^}]*)\}$/.exec(part) ?? [];
      if (field) fields.push(field);
      const text = field ? segments || '*' : part;
      return text
        .replace(/[.+?^$()|[\]\\]/g, '\\$&')
        .replace(/\*\*|\*/g, (star) => (star === '*' ? '[^/:]+' : '.+'));
    })
    .join('');
  return new RegExp(`^${pattern}$`).test(path) ? fields : null;
}

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function findField(type: protobuf.Type | undefined, path: string): protobuf.Field | undefined {
  const [first = '', ...rest] = path.split('.');
  const field = type?.fields[camelCase(first)];
  if (rest.length === 0 || !field) return field;
  return field.resolvedType instanceof protobuf.Type
    ? findField(field.resolvedType, rest.join('.'))
    : undefined;
}

function checkMessage(type: protobuf.Type, value: unknown, at: string): string[] {
  const known = wellKnown[type.fullName];
  if (known) return known(value) ? [] : [`${at}: ${JSON.stringify(value)} is no ${type.name}`];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [`${at}: is no ${type.name}`];
  return Object.entries(value).flatMap(([name, content]) => {
    const field = type.fields[name];
    if (!field) return [`${at}.${name}: no field of ${type.fullName}`];
    return checkValue(field, content, `${at}.${name}`);
  });
}

function checkValue(field: protobuf.Field, value: unknown, at: string): string[] {
  if (field instanceof protobuf.MapField)
    return Object.entries(value as object).flatMap(([key, content]) =>
      checkOne(field, content, `${at}.${key}`),
    );
  if (!field.repeated) return checkOne(field, value, at);
  if (!Array.isArray(value)) return [`${at}: is no list`];
  return value.flatMap((content, index) => checkOne(field, content, `${at}[${index}]`));
}

function checkOne({ resolvedType, type }: protobuf.Field, value: unknown, at: string): string[] {
  if (resolvedType instanceof protobuf.Type) return checkMessage(resolvedType, value, at);
  if (resolvedType instanceof protobuf.Enum)
    return String(value) in resolvedType.values
      ? []
      : [`${at}: ${value} is no word of ${resolvedType.fullName}`];
  return isScalar(type, value) ? [] : [`${at}: ${JSON.stringify(value)} is no ${type}`];
}

function isScalar(type: string, value: unknown): boolean {
  if (type === 'string') return typeof value === 'string';
  if (type === 'bool') return typeof value === 'boolean';
  if (type === 'bytes') return typeof value === 'string' && /^[\w+/=-]*$/.test(value);
  if (/64$/.test(type)) return /^-?\d+$/.test(String(value));
  return typeof value === 'number' && (/32$/.test(type) ? Number.isInteger(value) : true);
}

const isText = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);

/** How JSON writes them: https://protobuf.dev/programming-guides/json/ */
const wellKnown: Record<string, (value: unknown) => boolean> = {
  '.google.protobuf.Duration': isText(/^-?\d+(\.\d+)?s$/),
  '.google.protobuf.Timestamp': isText(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  '.google.protobuf.FieldMask': isText(/^[\w.,]+$/),
  '.google.protobuf.BoolValue': (value) => typeof value === 'boolean',
  '.google.protobuf.Struct': (value) => typeof value === 'object',
  '.google.protobuf.Empty': (value) => typeof value === 'object',
};
