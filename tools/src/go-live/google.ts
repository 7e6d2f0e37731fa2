import { setTimeout as delay } from 'node:timers/promises';
import { type AuthClient, type GoogleAuth, gaxios } from 'google-auth-library';
import { CommandError } from '#tools/command/command-error.ts';

type Method = 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Google's REST APIs, by full addresses without https://. A refusal is a GoogleRefusal. */
export type Google = {
  /** Reads what may be missing; by POST, too, it changes nothing. @returns null where it is missing */
  find<T>(address: string, question?: object, method?: 'GET' | 'POST'): Promise<T | null>;
  get<T>(address: string): Promise<T>;
  send<T>(method: Method, address: string, body?: object, patience?: { notFoundMs: number }): Promise<T>;
};

const advice: Readonly<Record<number, string>> = {
  400: 'Google does not take this as it is: if it was changed in monitoring/ or tools/, mend it there.',
  401: 'Sign in again: gcloud auth application-default login.',
  403: 'Ask an owner of the project for the right that is named, or sign in as one.',
  404: 'What it names is not there, or not yet: run the command again in some minutes.',
  409: 'It is there already, or is being made: run the command again.',
  429: 'Too much within a minute: run the command again.',
};

export class GoogleRefusal extends CommandError {
  readonly status: number;

  constructor(method: string, address: string, { status, words }: { status: number; words: string }) {
    const todo =
      advice[status] ?? 'Google has trouble (https://status.cloud.google.com): run it again later.';
    super(`Google refused ${method} ${address} (${status}): ${words.replace(/\.?$/, '.')} ${todo}`);
    this.status = status;
  }
}

type Operation = {
  name?: string;
  done?: boolean;
  error?: { message?: string };
  response?: unknown;
};

type Options = {
  project: string;
  auth: Pick<GoogleAuth | AuthClient, 'request'>;
  origin?: string;
  pauseMs?: number;
};

const timeoutMs = 30_000;
const longestOperationMs = 10 * 60_000;

/** Opens Google's APIs for a project, which also pays for the calls. Google's own library signs in and retries. */
export function openGoogle({ project, auth, origin = 'https://', pauseMs = 5000 }: Options): Google {
  async function call(method: Method | 'GET', address: string, data?: object): Promise<unknown> {
    const headers = { 'x-goog-user-project': project };
    const request = { url: `${origin}${address}`, method, headers, ...(data && { data }) };
    try {
      return (await auth.request({ ...request, timeout: timeoutMs, retry: true, responseType: 'json' })).data;
    } catch (error) {
      const { status, data: answer } = (error instanceof gaxios.GaxiosError && error.response) || {};
      if (status === undefined)
        throw new CommandError(`${address.split('/')[0]} could not be reached: ${error}. Run it again.`);
      const words = answer?.error?.message ?? 'it did not say why';
      throw new GoogleRefusal(method, address, { status, words });
    }
  }

  async function finish(address: string, operation: Operation): Promise<unknown> {
    const [host, version] = address.split('/');
    const deadline = Date.now() + longestOperationMs;
    let last = operation;
    while (!last.done) {
      if (Date.now() > deadline)
        throw new CommandError(`${operation.name} at ${host} is not done yet: run it again later.`);
      await delay(pauseMs);
      last = (await call('GET', `${host}/${version}/${operation.name}`)) as Operation;
    }
    if (last.error) throw new CommandError(`Google refused ${address}: ${last.error.message}`);
    return last.response;
  }

  // The answers have the shapes that Google documents; each caller names the few fields that it reads.
  return {
    async find<T>(address: string, question?: object, method: 'GET' | 'POST' = question ? 'POST' : 'GET') {
      return call(method, address, question).catch((error: unknown) => {
        if (error instanceof GoogleRefusal && error.status === 404) return null;
        throw error;
      }) as Promise<T | null>;
    },
    get: <T>(address: string) => call('GET', address) as Promise<T>,
    async send<T>(method: Method, address: string, body?: object, { notFoundMs } = { notFoundMs: 0 }) {
      const deadline = Date.now() + notFoundMs;
      for (;;) {
        try {
          const answer = (await call(method, address, body)) as Operation | undefined;
          const isOperation = /(^|\/)operations\//.test(answer?.name ?? '');
          return (answer && isOperation ? await finish(address, answer) : answer) as T;
        } catch (error) {
          const isEarly = error instanceof GoogleRefusal && error.status === 404 && Date.now() < deadline;
          if (!isEarly) throw error;
          await delay(pauseMs);
        }
      }
    },
  };
}

/** Prints what would be sent to a fresh project. Google's answers are in angle brackets. */
export function openDryRun(log: (sentence: string) => void): Google {
  const answer = <T>() => new Proxy({}, { get: (_, name) => `<${String(name)}>` }) as T;
  return {
    find: async () => null,
    get: async <T>() => answer<T>(),
    async send<T>(method: Method, address: string, body?: object) {
      log(`    ${method} https://${address}${body ? `\n      ${JSON.stringify(body)}` : ''}`);
      return answer<T>();
    },
  };
}
