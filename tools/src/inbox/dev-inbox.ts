import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { localParams } from '@kowhai/functions/server/local-settings';
import * as z from 'zod/mini';
import { readApiPage, renderInbox, renderMail, type StoredMail } from './inbox-page.ts';
import { acceptMail, failSending, receiveMails, sendCall } from './sendgrid-api.ts';
import { playedEvents, sendEvent } from './sendgrid-events.ts';

/** How the inbox answers: accept, drop the connection, hang, or fail with a status. */
export const inboxModes = ['ok', 'refuse', 'hang', '401', '403', '429', '500'] as const;
export type InboxMode = (typeof inboxModes)[number];

const inboxBehaviour = z.object({
  mode: z.enum(inboxModes),
  headers: z._default(z.record(z.string(), z.string()), {}),
  delayMs: z._default(z.int().check(z.gte(0), z.lte(60_000)), 0),
});
type InboxBehaviour = z.output<typeof inboxBehaviour>;

const shopEvents = `${localParams.SITE_ADDRESS}/api/mail/events`;

const noAttempts = { attempts: 0, accepted: 0, rejected: 0, failed: 0 };
export type InboxStats = typeof noAttempts;

export type DevInbox = Awaited<ReturnType<typeof startDevInbox>>;

type InboxPlace = { host: string; port: number; eventsTo?: string };

/**
 * Shows mails at `/`, lists them at `/api/messages?about=<words>`; `/api/mode` makes it fail, and
 * `POST /messages/<id>/events` with `event=bounce` tells the shop what became of one.
 *
 * @param port 0 for any
 */
export async function startDevInbox({ host, port, eventsTo = shopEvents }: InboxPlace) {
  let mails: StoredMail[] = [];
  let stats = { ...noAttempts };
  let behaviour: InboxBehaviour = { mode: 'ok', headers: {}, delayMs: 0 };

  async function handleSend(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { mode, headers, delayMs } = behaviour;
    stats.attempts += 1;
    if (mode !== 'ok') stats.failed += 1;
    if (mode === 'hang') return;
    if (delayMs > 0) await wait(delayMs);
    if (mode === 'refuse') return void request.socket.destroy();
    const send = (answer: { status: number; headers: Record<string, string>; body: string }) =>
      void response.writeHead(answer.status, answer.headers).end(answer.body);
    if (mode !== 'ok') {
      request.resume();
      const failure = failSending(mode);
      return send(Object.keys(headers).length > 0 ? { ...failure, headers } : failure);
    }
    const received = receiveMails(request.headers, await text(request));
    if (!('mails' in received)) {
      stats.rejected += 1;
      return send(received);
    }
    stats.accepted += 1;
    const receivedAt = new Date().toISOString();
    const stored = received.mails.map((mail) => ({ id: randomUUID(), ...mail, receivedAt }));
    mails = [...stored.toReversed(), ...mails];
    send(acceptMail(stored[0]?.id ?? ''));
  }

  function listAbout(words: string): StoredMail[] {
    return mails.filter(({ to, customArgs, subject, text }) => {
      const parts = [...to.map(({ email }) => email), ...Object.values(customArgs), subject, text];
      return parts.some((part) => part.includes(words));
    });
  }

  async function handleMode(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const wanted = parseBehaviour(await text(request));
    if (!wanted) return sendJson(response, 400, { message: `mode must be one of ${inboxModes.join(', ')}` });
    behaviour = wanted;
    sendJson(response, 200, wanted);
  }

  async function playEvent(request: IncomingMessage, response: ServerResponse, id: string | undefined) {
    const wanted = new URLSearchParams(await text(request)).get('event');
    const event = playedEvents.find((known) => known === wanted);
    const mail = mails.find((stored) => stored.id === id);
    if (!event || !mail)
      return sendJson(response, 400, { message: `event must be one of ${playedEvents.join(', ')}` });
    const [{ email = '' } = {}] = mail.to;
    const status = await sendEvent(eventsTo, { email, mailId: mail.customArgs.mailId ?? '', event });
    mail.told = `${event}, which the shop answered with ${status}`;
    response.writeHead(303, { location: `/messages/${mail.id}` }).end();
  }

  function showMail(response: ServerResponse, id: string | undefined, isHtmlAlone: boolean): void {
    const mail = mails.find((stored) => stored.id === id);
    if (!mail) sendHtml(response, 404, '<p>We can’t find that email. <a href="/">Email inbox</a></p>');
    // Links leave the frame, as the shop refuses to be framed.
    else if (isHtmlAlone) sendHtml(response, 200, `<base target="_blank">${mail.html}`);
    else sendHtml(response, 200, renderMail(mail));
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://inbox');
    const [, section, id, part] = pathname.split('/');
    switch (`${request.method} ${section === 'messages' ? '/messages' : pathname}`) {
      case sendCall:
        return handleSend(request, response);
      case 'GET /api/messages':
        return sendJson(response, 200, listAbout(searchParams.get('about') ?? ''));
      case 'DELETE /api/messages':
        mails = [];
        stats = { ...noAttempts };
        return sendJson(response, 200, []);
      case 'PUT /api/mode':
        return handleMode(request, response);
      case 'GET /api/stats':
        return sendJson(response, 200, { mode: behaviour.mode, ...stats });
      case 'GET /':
        return sendHtml(response, 200, renderInbox(mails, behaviour.mode));
      case 'POST /messages':
        return playEvent(request, response, id);
      case 'GET /messages':
        return showMail(response, id, part === 'html');
      case 'GET /api-docs':
      case 'GET /api-docs/swagger-ui.css':
      case 'GET /api-docs/swagger-ui-bundle.js':
        return sendApiPage(response, pathname);
      default:
        return sendJson(response, 404, { message: `there is no ${request.method} ${pathname}` });
    }
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.listen({ host, port });
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function sendApiPage(response: ServerResponse, pathname: string): Promise<void> {
  const { type, content } = await readApiPage(pathname);
  response.writeHead(200, { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' }).end(content);
}

function parseBehaviour(body: string): InboxBehaviour | undefined {
  try {
    const wanted = JSON.parse(body);
    return inboxBehaviour.parse({ ...wanted, mode: String(wanted.mode) });
  } catch {
    return undefined;
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers: object = {}): void {
  const type = { 'Content-Type': 'application/json; charset=utf-8' };
  response.writeHead(status, { ...type, ...headers }).end(JSON.stringify(body));
}

function sendHtml(response: ServerResponse, status: number, html: string): void {
  response
    .writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; frame-src 'self'",
      'X-Content-Type-Options': 'nosniff',
    })
    .end(html);
}
