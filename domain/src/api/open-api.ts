import * as z from 'zod/mini';
import { errorStatuses } from '#domain/app-error.ts';
import type { Access } from '#domain/pages.ts';
import { siteSettings } from '#domain/site-settings.ts';
import type { Endpoint } from './endpoint.ts';
import { nextCursorHeader } from './list-slice.ts';

type Json = { [key: string]: unknown };

const accessWords: Record<Access, string> = {
  public: 'Anyone can call this.',
  'signed-in': 'For anyone signed in.',
  admin: 'For staff.',
};

export function describeApi(contract: Readonly<Record<string, Endpoint>>): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(contract)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: describeCall(name, endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${siteSettings.name} API`, version: '1' },
    paths,
    components: {
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', description: 'A Firebase Authentication ID token.' },
      },
      schemas: { Refusal: refusal },
    },
  };
}

const refusal: Json = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'For the person.' },
    code: {
      type: 'string',
      description: 'For the program.',
      enum: [...Object.keys(errorStatuses), 'INTERNAL'],
    },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A message for each wrong field, by its dotted path.',
    },
  },
};

function describeCall(name: string, endpoint: Endpoint): Json {
  const { access, body, output, path, status = 200 } = endpoint;
  return {
    operationId: name,
    tags: [path.split('/')[2]],
    description: accessWords[access],
    security: access === 'public' ? [] : [{ idToken: [] }],
    parameters: describeParameters(endpoint),
    ...(body && {
      requestBody: {
        required: !z.safeParse(body, undefined).success,
        content: json(toSchema(body, 'input')),
      },
    }),
    responses: {
      [status]: {
        description: 'It worked.',
        ...(hasPages(endpoint) && {
          headers: {
            [nextCursorHeader]: { schema: { type: 'string' }, description: 'Absent on the last page.' },
          },
        }),
        content: json(toSchema(output, 'output')),
      },
      default: {
        description: 'It was refused.',
        content: json({ $ref: '#/components/schemas/Refusal' }),
      },
    },
  };
}

function describeParameters({ path, query, isIdempotent }: Endpoint): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {}, required = [] } = (query ? toSchema(query, 'input') : {}) as {
    properties?: Json;
    required?: string[];
  };
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  const key = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } };
  return [...inPath, ...inQuery, ...(isIdempotent ? [key] : [])];
}

function hasPages({ query }: Endpoint): boolean {
  return query !== undefined && 'cursor' in ((toSchema(query, 'input').properties as Json | undefined) ?? {});
}

function toSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}
