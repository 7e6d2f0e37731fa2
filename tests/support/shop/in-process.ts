/**
 * Calls of the API that the app serves in this process, on the same emulators: for tests that need its Auth or its
 * database behind a proxy, or many calls at once, for each of which the Functions emulator would start a process.
 */
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { listen } from '#tests/support/line.ts';

type Call = {
  token?: string | undefined;
  body?: unknown;
  /** The text of a body, as it is. */
  raw?: string;
  headers?: Record<string, string>;
};

/**
 * The addresses that the app has queued tasks at. Nothing runs them: the emulator's queue takes six a second, and the
 * mails of hundreds of calls would keep every other test's waiting.
 */
export const queued: string[] = [];
const queue = createServer((request, response) => {
  request.resume();
  queued.push(request.url ?? '');
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"name":"task"}');
});
process.env.CLOUD_TASKS_EMULATOR_HOST = await listen(queue.unref());

/** Loads the app with the environment as it is at the first call. */
export async function callInProcess(
  method: string,
  url: string,
  { token, body, raw, headers = {} }: Call = {},
): Promise<{
  status: number;
  headers: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came back.
  body: any;
}> {
  const { serve } = await import('#functions/app.ts');
  const text = raw ?? (body === undefined ? '' : JSON.stringify(body));
  const answer = await serve({
    method,
    url,
    headers: {
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(text !== '' && { 'content-type': 'application/json' }),
    },
    bodyBytes: undefined,
    body: Readable.from([Buffer.from(text)]),
  });
  return { ...answer, body: JSON.parse(answer.body) };
}
