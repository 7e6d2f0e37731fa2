/** The Auth emulator in this process, with second factors by an authenticator app. */

import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { smsToTotp, totpToSms } from './sms-to-totp.ts';
import { createTotpFactors, EmulatorRefusal, Refusal, type TotpFactor } from './totp-factors.ts';

type AuthEmulatorOptions = {
  host: string;
  port: number;
  project: string;
  /** The second factors that there are, by their ids at the emulator. */
  factors: Map<string, TotpFactor>;
};

const load = createRequire(import.meta.url);
const serverPath = load.resolve('firebase-tools/lib/emulator/auth/server.js');
const exegesis: { middleware: (api: object, options: object) => unknown } =
  createRequire(serverPath)('exegesis-express');
const { middleware } = exegesis;
// Prepares a call's checks when it first comes: those of all calls keep the processor busy for ten seconds.
exegesis.middleware = (api, options) => middleware(api, { ...options, lazyCompileValidationSchemas: true });
const { createApp }: { createApp: (project: string) => Promise<RequestListener> } = load(serverPath);

/** @returns once it listens @throws Error for a taken port */
export async function startAuthEmulator({ host, port, project, factors }: AuthEmulatorOptions) {
  const emulator = await createApp(project);
  const answerTotp = createTotpFactors(
    async (path, body) => {
      const answer = await fetch(`http://${host}:${port}${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      });
      return { status: answer.status, body: await answer.json() };
    },
    project,
    factors,
  );

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/'] = request.url?.split('?') ?? [];
    if (request.method === 'POST' && /\/accounts(\/mfa|:batchCreate$)/.test(path)) {
      const body = totpToSms(await text(request));
      const own = await answerTotp(path, body);
      if (own) return reply(response, 200, own);
      // How body-parser marks one that was read before it.
      Object.assign(request, { body, _body: true });
    }
    rewriteAnswer(response);
    emulator(request, response);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof EmulatorRefusal) return reply(response, error.answer.status, error.answer.body);
      const isTheirs = error instanceof Refusal || error instanceof SyntaxError;
      const [code, message] = isTheirs ? [400, error.message] : [500, `The Auth emulator failed: ${error}`];
      const errors = [{ message, reason: 'invalid', domain: 'global' }];
      reply(response, code, { error: { code, message, errors } });
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Keeps what is written until the whole of it can be rewritten. */
function rewriteAnswer(response: ServerResponse): void {
  const { end } = response;
  const written: Buffer[] = [];
  const write = (chunk: Uint8Array | string) => written.push(Buffer.from(chunk as string)) > 0;
  Object.assign(response, {
    write,
    end(chunk?: Uint8Array | string) {
      if (chunk) write(chunk);
      const said = Buffer.concat(written).toString();
      const isJson = `${response.getHeader('content-type')}`.startsWith('application/json') && said !== '';
      response.removeHeader('content-length');
      return end.call(response, isJson ? smsToTotp(said) : said, 'utf8');
    },
  });
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' };
  response.writeHead(status, headers).end(JSON.stringify(body));
}
