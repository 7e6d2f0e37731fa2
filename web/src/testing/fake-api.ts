import { type Contract, contract, type EndpointName } from '@kowhai/domain/api/contract';
import type { AnswerOf, CallOf } from '@kowhai/domain/api/endpoint';
import { queryHeader } from '@kowhai/domain/api/list-slice';
import { type ErrorCode, errorStatuses } from '@kowhai/domain/app-error';
import { exampleStreetFiles } from '@kowhai/domain/testing/example-streets';
import { configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

type Answer<N extends EndpointName> = AnswerOf<Contract[N]> | Response;
type Call<N extends EndpointName> = CallOf<Contract[N]> & { headers: Headers };
type Collection = 'products' | 'hardwares';
type Stored = Partial<Record<Collection, readonly { _id: string; isPublished: boolean }[]>>;
type Answers = {
  [N in EndpointName]?: Answer<N> | ((call: Call<N>) => Answer<N> | Promise<Answer<N>>);
} & { stored?: Stored };

type Sent = {
  name: EndpointName;
  params?: Record<string, string>;
  body?: unknown;
  idempotencyKey?: string;
};

let answers: Answers;
let sent: Sent[];
let unexpected: string[];
let stop: (error: Error) => void;
let stopped: Promise<never>;

beforeEach(() => {
  answers = {};
  sent = [];
  unexpected = [];
  stopped = new Promise((_, reject) => {
    stop = reject;
  });
  stopped.catch(() => undefined);
  // A `find…` ends at an unexpected call; otherwise it would wait for ten seconds, and name what it missed instead.
  const { asyncWrapper } = getConfig();
  configure({ asyncWrapper: (wait) => Promise.race([asyncWrapper(wait), stopped]) });
  return () => configure({ asyncWrapper });
});
afterEach(() => expect(unexpected, 'calls that the test has no answer to').toEqual([]));

/**
 * Answers the calls of the test that runs, in place of `fetch`, and has a few streets. Called again, it adds to the answers
 * or replaces them. Of what is `stored` the database shows what is on sale; whatever else it is asked gets no answer.
 *
 * @returns the calls other than GET, which grow as they are made
 */
export function fakeApi(more: Answers): readonly Sent[] {
  Object.assign(answers, more);
  vi.stubGlobal('fetch', answerCall);
  return sent;
}

/** A refusal as the server writes it. */
export function refuse(code: ErrorCode, message: string, extra: object = {}): Response {
  return Response.json({ code, message, ...extra }, { status: errorStatuses[code] });
}

/** A lost connection, as `fetch` tells it. */
export function loseConnection(): never {
  throw new TypeError('Failed to fetch');
}

async function answerCall(url: string, init: RequestInit = {}): Promise<Response> {
  const [, street] = /^\/streets\/([\w-]+)\.json$/.exec(url) ?? [];
  if (street) return Response.json(exampleStreetFiles[street] ?? {});
  if (!url.startsWith('/api/')) return answerQuery(String(init.body));
  const { method = 'GET' } = init;
  const headers = new Headers(init.headers);
  const [path = '', search] = url.split('?');
  const { name, params } = findEndpoint(method, path);
  const body = init.body ? JSON.parse(String(init.body)) : undefined;
  const query = Object.fromEntries(new URLSearchParams(search ?? headers.get(queryHeader) ?? ''));
  if (method !== 'GET') {
    const idempotencyKey = headers.get('Idempotency-Key');
    sent.push({
      name,
      ...(Object.keys(params).length > 0 && { params }),
      ...(body !== undefined && { body }),
      ...(idempotencyKey && { idempotencyKey }),
    });
  }
  const answer = answers[name];
  if (answer === undefined) {
    unexpected.push(name);
    const error = new Error(`The test has no answer to ${name}`);
    stop(error);
    throw error;
  }
  // The answers of a name take the calls of that name; TypeScript loses that where the name is found at run time.
  const call = { params, query, body, headers } as never;
  const answered: unknown = typeof answer === 'function' ? await answer(call) : answer;
  return answered instanceof Response ? answered.clone() : Response.json(answered);
}

/** As the database answers a query for what is on sale. */
async function answerQuery(body: string): Promise<Response> {
  const [, name = ''] = /"collectionId":"(products|hardwares)"/.exec(body) ?? [];
  const records = answers.stored?.[name as Collection];
  if (!records) return new Promise(() => {});
  const onSale = records.filter(({ isPublished }) => isPublished);
  return Response.json(
    onSale.map(({ _id, ...fields }) => ({
      document: { name: `documents/${name}/${_id}`, fields: writeFields(fields) },
    })),
  );
}

const writeFields = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, writeValue(value)]));

function writeValue(value: unknown): object {
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(writeValue) } };
  return typeof value === 'object' && value
    ? { mapValue: { fields: writeFields(value) } }
    : { stringValue: value };
}

function findEndpoint(method: string, path: string) {
  for (const [name, endpoint] of Object.entries(contract)) {
    const pattern = new RegExp(`^${endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const found = endpoint.method === method ? pattern.exec(path) : null;
    if (found) return { name: name as EndpointName, params: { ...found.groups } };
  }
  throw new Error(`The contract has no ${method} ${path}`);
}
