import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from '#tools/command/command-error.ts';

/** Google's REST APIs, by their whole addresses without https://. */
export interface Google {
  /** Reads something. @returns null where there is none. @throws CommandError for any other refusal, in Google's words */
  find<T>(address: string): Promise<T | null>;
  /** Changes something, and waits for it where Google does it in the background. @throws CommandError as `find` */
  send<T>(method: 'POST' | 'PATCH' | 'PUT', address: string, body: object): Promise<T>;
}

interface Operation {
  name?: string;
  done?: boolean;
  error?: { message?: string };
  response?: unknown;
}

interface Options {
  project: string;
  getToken: () => Promise<string>;
  /** What stands before each address: another server, in tests. */
  origin?: string;
  pauseMs?: number;
}

const timeoutMs = 30_000;
const longestOperationMs = 10 * 60_000;

/** Opens Google's APIs for a project, which also pays for the calls. */
export function openGoogle({ project, getToken, origin = 'https://', pauseMs = 2000 }: Options): Google {
  async function call(
    method: string,
    address: string,
    body?: object,
  ): Promise<{ status: number; answer: unknown }> {
    const response = await fetch(`${origin}${address}`, {
      method,
      headers: {
        authorization: `Bearer ${await getToken()}`,
        'content-type': 'application/json',
        'x-goog-user-project': project,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new CommandError(`${address.split('/')[0]} could not be reached: ${error}`);
    });
    const answer: unknown = await response.json().catch(() => ({}));
    if (response.ok || response.status === 404) return { status: response.status, answer };
    throw refusal(method, address, response.status, answer);
  }

  async function finish(address: string, operation: Operation): Promise<unknown> {
    const [host, version] = address.split('/');
    const deadline = Date.now() + longestOperationMs;
    let last = operation;
    while (!last.done) {
      if (Date.now() > deadline) throw new CommandError(`${operation.name} at ${host} is not done yet.`);
      await delay(pauseMs);
      last = (await call('GET', `${host}/${version}/${operation.name}`)).answer as Operation;
    }
    if (last.error) throw new CommandError(`${host}: ${last.error.message}`);
    return last.response;
  }

  // The answers have the shapes that Google documents; each caller names the few fields that it reads.
  return {
    async find<T>(address: string) {
      const { status, answer } = await call('GET', address);
      return status === 404 ? null : (answer as T);
    },
    async send<T>(method: 'POST' | 'PATCH' | 'PUT', address: string, body: object) {
      const { status, answer } = await call(method, address, body);
      if (status === 404) throw refusal(method, address, status, answer);
      const { name = '' } = answer as Operation;
      return (/(^|\/)operations\//.test(name) ? await finish(address, answer as Operation) : answer) as T;
    },
  };
}

function refusal(method: string, address: string, status: number, answer: unknown): CommandError {
  const { error } = answer as { error?: { message?: string } };
  return new CommandError(
    `Google refused ${method} ${address} (${status}): ${error?.message ?? 'it did not say why'}`,
  );
}
