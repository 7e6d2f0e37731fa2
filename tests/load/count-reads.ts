/**
 * Counts what a call of the API really reads and writes: the app serves it in this process, on a Firestore client whose
 * answers are counted as they come in.
 */
import type { EventEmitter } from 'node:events';
import { Firestore } from '@google-cloud/firestore';
import { callInProcess } from '#tests/support/shop/in-process.ts';

export type Counted = {
  /** What Firestore charges for as reads: a document each, an empty answer, a thousand entries that were counted. */
  reads: number;
  documents: number;
  writes: number;
  /** Of the answer, before it is packed. */
  bytes: number;
};

let counted: Omit<Counted, 'bytes'> = { reads: 0, documents: 0, writes: 0 };

type Response = {
  document?: object | null;
  found?: object;
  missing?: string;
  result?: { aggregateFields?: Record<string, { integerValue?: string | number }> };
};
/** The client sends all its requests through these two. */
type Client = {
  request(method: string, request: { writes?: unknown[] }, ...more: unknown[]): Promise<unknown>;
  requestStream(method: string, ...more: unknown[]): Promise<EventEmitter>;
};
const client = Firestore.prototype as unknown as Client;
const { request, requestStream } = client;

client.request = function countedRequest(method, asked, ...more) {
  if (method === 'commit') counted.writes += asked.writes?.length ?? 0;
  return request.call(this, method, asked, ...more);
};

client.requestStream = async function countedStream(method, ...more) {
  const stream = await requestStream.call(this, method, ...more);
  const { emit } = stream;
  let charged = 0;
  stream.emit = (event, ...args) => {
    if (event === 'data') {
      const { document, found, missing, result } = args[0] as Response;
      if (document || found) counted.documents += 1;
      const [entries = 0] = Object.values(result?.aggregateFields ?? {}).map(({ integerValue = 0 }) =>
        Number(integerValue),
      );
      charged += document || found || missing ? 1 : Math.ceil(entries / 1000);
    }
    if (event === 'end') counted.reads += Math.max(1, charged);
    return emit.call(stream, event, ...args);
  };
  return stream;
};

/**
 * Makes a call of the API and tells what it read and wrote, signing in included.
 *
 * @throws Error for any refusal
 */
export async function countReads(
  url: string,
  token: string | undefined,
  { method = 'GET', ...request }: { method?: string } & Parameters<typeof callInProcess>[2] = {},
): Promise<Counted> {
  counted = { reads: 0, documents: 0, writes: 0 };
  const answer = await callInProcess(method, url, { token, ...request });
  const text = JSON.stringify(answer.body);
  if (answer.status >= 300) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return { ...counted, bytes: Buffer.byteLength(text) };
}
