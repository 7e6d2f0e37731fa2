import { setTimeout as delay } from 'node:timers/promises';

/** Nothing of such a request has arrived, so it can be sent again. */
const unheard = ['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT'];

const pauseMs = 150;

/** Fetches, again while nothing takes the connection: on a busy machine the emulator is slow to. */
export async function askUntilHeard(
  url: string,
  options: RequestInit,
  patienceMs = 60_000,
): Promise<Response> {
  const until = Date.now() + patienceMs;
  while (true) {
    try {
      return await fetch(url, options);
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as { code?: string };
      if (!unheard.includes(code ?? '') || Date.now() > until) throw error;
      await delay(pauseMs);
    }
  }
}
