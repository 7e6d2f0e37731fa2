/** Proxies the Auth emulator, and adds second factors by an authenticator app. */

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseJson } from '@kowhai/domain/parse-json';
import { askUntilHeard } from './ask-until-heard.ts';
import { smsToTotp } from './sms-to-totp.ts';
import { createTotpFactors, EmulatorRefusal, Refusal, type TotpFactor } from './totp-factors.ts';

export type AuthProxyOptions = {
  host: string;
  port: number;
  emulator: string;
  project: string;
  /** The second factors that there are, by their ids at the emulator; left out, none. */
  factors?: Map<string, TotpFactor>;
};

/** The emulator closes idle connections, and a request on a closing one fails. */
const ownConnection = { connection: 'close' };

/** Headers of a connection, not of its content. */
const hopHeaders = 'connection content-encoding content-length host keep-alive transfer-encoding'.split(' ');

export async function startAuthProxy({
  host,
  port,
  emulator,
  project,
  factors = new Map(),
}: AuthProxyOptions) {
  const answerTotp = createTotpFactors(
    async (path, body) => {
      const answer = await askUntilHeard(`${emulator}${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { ...ownConnection, 'content-type': 'application/json', authorization: 'Bearer owner' },
      });
      return { status: answer.status, body: await answer.json() };
    },
    project,
    factors,
  );

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const body = await text(request);
    const isJson = request.headers['content-type']?.startsWith('application/json') && body !== '';
    const own = isJson && method === 'POST' ? await answerTotp(pathOf(url), parseJson(body)) : null;
    if (own) return reply(response, 200, own);

    const passed = await askUntilHeard(`${emulator}${url}`, {
      method,
      headers: toHeaders(request.headers),
      redirect: 'manual',
      ...(!['GET', 'HEAD'].includes(method) && { body }),
    });
    const headers = [...passed.headers].filter(([name]) => !hopHeaders.includes(name));
    const said = await passed.text();
    const isAnswer = passed.headers.get('content-type')?.startsWith('application/json') && said !== '';
    response.writeHead(passed.status, Object.fromEntries(headers)).end(isAnswer ? smsToTotp(said) : said);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof EmulatorRefusal) return reply(response, error.answer.status, error.answer.body);
      if (error instanceof Refusal) return reply(response, 400, toErrorBody(400, error.message));
      // "fetch failed" alone says nothing.
      const cause = error instanceof Error && error.cause ? ` (${error.cause})` : '';
      reply(response, 502, toErrorBody(502, `The Auth emulator didn’t answer: ${error}${cause}`));
    });
  });
  // For the same reason the client closes idle connections.
  server.keepAliveTimeout = 0;
  server.listen(port, host);
  await once(server, 'listening');
  return {
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const pathOf = (url: string) => url.split('?')[0] ?? url;

function toHeaders(headers: IncomingMessage['headers']): Headers {
  const passed = new Headers(ownConnection);
  for (const [name, value] of Object.entries(headers)) {
    if (!hopHeaders.includes(name) && value !== undefined) passed.set(name, String(value));
  }
  return passed;
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  if (response.headersSent) return void response.destroy();
  const headers = { 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' };
  response.writeHead(status, headers).end(smsToTotp(JSON.stringify(body)));
}

function toErrorBody(code: number, message: string): object {
  return { error: { code, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } };
}
