/** Proxies before the emulators, which fail as Google's services fail: faults come from where the shop talks to. */
import { createServer } from 'node:http';
import { listen } from '#tests/support/line.ts';

/** A status of null is no answer at all. */
export type HttpFault = { path: RegExp; status: number | null; body?: unknown };

/** A proxy before an emulator that speaks HTTP. */
export async function openHttpProxy(target: string) {
  let fault: HttpFault | null = null;
  let onAnswer: (path: string) => void = () => {};
  const server = createServer(async (request, response) => {
    const { url = '/', method = 'GET' } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (fault?.path.test(url)) {
      if (fault.status === null) return;
      const isText = typeof fault.body === 'string';
      response.writeHead(fault.status, { 'content-type': isText ? 'text/html' : 'application/json' });
      response.end(isText ? fault.body : JSON.stringify(fault.body));
      return;
    }
    const headers = new Headers({ 'content-type': String(request.headers['content-type'] ?? 'text/plain') });
    const { authorization } = request.headers;
    if (authorization !== undefined) headers.set('authorization', authorization);
    const answer = await fetch(`http://${target}${url}`, {
      method,
      headers,
      ...(method !== 'GET' && { body: Buffer.concat(chunks) }),
    });
    const body = await answer.text();
    onAnswer(url);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
  });
  return {
    host: await listen(server),
    /** Answers requests to a path with this instead, until it is told null. */
    setFault: (wanted: HttpFault | null) => {
      fault = wanted;
    },
    /** Calls back when the emulator has answered, and before anybody hears of it. */
    onAnswer: (listener: (path: string) => void) => {
      onAnswer = listener;
    },
    close: () => server.close(),
  };
}
