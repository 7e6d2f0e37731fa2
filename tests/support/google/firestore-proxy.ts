/** A proxy before the Firestore emulator, which fails calls on their way as a network or an overloaded database does. */
import {
  connect,
  constants,
  createServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import { setTimeout as wait } from 'node:timers/promises';
import { hosts } from '@kowhai/tools/command/addresses';
import { listen } from '#tests/support/line.ts';

export type Fault = {
  /** The last part of the call's path, such as Commit. */
  method: string;
  /** What it is answered with, a status of gRPC; null for no answer at all. */
  code: number | null;
  /** Whether the emulator gets the call: never, before the answer, so many milliseconds after it, or as ever. */
  passedOn: 'never' | 'before' | 'as ever' | number;
  /** What happens while the call is on its way. */
  meanwhile?: () => Promise<unknown>;
  /** Only a call whose body holds this is failed: the path of a document, for one. */
  holding?: string;
};

export type FirestoreProxy = {
  /** In the form host:port. */
  host: string;
  /** Each fails one call, in turn. */
  fail: (...faults: Fault[]) => void;
  /** Those that no call has met yet. */
  listUnmet: () => readonly Fault[];
  /** These fail every call from now on, in place of those that did before. */
  failAlways: (...faults: Fault[]) => void;
  /**
   * These fail every call from now on the first time that it is made, and let it pass when it is made again.
   * @returns what tells how many they have failed
   */
  failFirstTries: (...faults: Fault[]) => () => number;
  close: () => void;
};

/** What the shop asks Firestore for. */
export const firestoreMethods = [
  'BatchGetDocuments',
  'RunQuery',
  'RunAggregationQuery',
  'BeginTransaction',
  'Commit',
] as const;

/** What a call is about, which is the same when it is made again, in another transaction. */
function subjectOf(method: string, body: Buffer): string {
  const documents = body.toString('latin1').match(/\/documents\/[\w/.@-]+/g) ?? [];
  return [method, ...documents, ...(method.startsWith('Run') ? [queryOf(body)] : [])].join();
}

/** The first two fields of a query's message: where it is asked, and what. Its transaction comes after them. */
function queryOf(body: Buffer): string {
  const start = 5;
  let at = start;
  for (let field = 0; field < 2 && at < body.length; field++) {
    let length = 0;
    for (let shift = 0, byte = 128; byte >= 128; shift += 7) {
      byte = body[++at] ?? 0;
      length += (byte % 128) * 2 ** shift;
    }
    at += 1 + length;
  }
  return body.toString('latin1', start, at);
}

export async function startFirestoreProxy(): Promise<FirestoreProxy> {
  const target = `http://${process.env.FIRESTORE_EMULATOR_HOST ?? hosts.firestore}`;
  const faults: Fault[] = [];
  let permanent: Fault[] = [];
  let once: Fault[] = [];
  let seen = new Set<string>();
  const upstream = connect(target);
  const sessions = new Set<ServerHttp2Session>();
  const server = createServer();

  const takeFault = (method: string, body: Buffer) => {
    const isMeant = (fault: Fault) => fault.method === method && body.includes(fault.holding ?? '');
    const index = faults.findIndex(isMeant);
    if (index >= 0) return faults.splice(index, 1)[0];
    const first = once.find(isMeant);
    const subject = subjectOf(method, body);
    if (first && !seen.has(subject)) {
      seen.add(subject);
      return first;
    }
    return permanent.find(isMeant);
  };
  const pass = (headers: IncomingHttpHeaders, body: Buffer) => {
    const { [constants.HTTP2_HEADER_AUTHORITY]: _, ...rest } = headers;
    const request = upstream.request(rest);
    request.end(body);
    return request;
  };

  const serve = async (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => {
    // Anyone who asked may be gone before the answer comes.
    stream.on('error', () => undefined);
    const method = String(headers[':path']).split('/').at(-1) ?? '';
    const body = await readBody(stream);
    const fault = takeFault(method, body);
    await fault?.meanwhile?.();
    if (!fault || fault.passedOn === 'as ever') return relay(pass(headers, body), stream);
    if (fault.passedOn === 'before') await finish(pass(headers, body));
    if (fault.code !== null && !stream.destroyed) {
      const status = { ':status': 200, 'content-type': 'application/grpc', 'grpc-status': fault.code };
      stream.respond(status, { endStream: true });
    }
    if (typeof fault.passedOn === 'number') {
      await wait(fault.passedOn);
      await finish(pass(headers, body));
    }
  };
  server.on('session', (session) => sessions.add(session));
  server.on('stream', (stream, headers) => void serve(stream, headers));

  return {
    host: await listen(server),
    fail: (...more) => faults.push(...more),
    listUnmet: () => faults,
    failAlways: (...all) => {
      permanent = all;
    },
    failFirstTries: (...all) => {
      once = all;
      const failed = new Set<string>();
      seen = failed;
      return () => failed.size;
    },
    close: () => {
      upstream.destroy();
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}

type Upstream = ReturnType<ReturnType<typeof connect>['request']>;

async function readBody(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  // A call that streams both ways never ends its body; none of the shop's does.
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Lets the emulator finish, whatever it says. */
function finish(request: Upstream): Promise<void> {
  return new Promise((resolve) => {
    request.on('close', resolve);
    request.on('error', () => undefined);
    request.resume();
  });
}

function relay(request: Upstream, stream: ServerHttp2Stream): void {
  let trailers: IncomingHttpHeaders = {};
  request.on('trailers', (sent) => {
    trailers = sent;
  });
  request.on('response', (headers, flags) => {
    if (stream.destroyed) return;
    const isOver = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
    stream.respond(headers, isOver ? { endStream: true } : { waitForTrailers: true });
    if (isOver) return;
    stream.on('wantTrailers', () => stream.sendTrailers(trailers));
    request.pipe(stream);
  });
  request.on('error', () => stream.close(constants.NGHTTP2_INTERNAL_ERROR));
  stream.on('close', () => request.close());
}
