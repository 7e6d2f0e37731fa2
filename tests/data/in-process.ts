/**
 * Calls of the API that the app serves in this process, on the same emulators: for tests that need its Auth or its
 * database behind a proxy, or many calls at once, for each of which the Functions emulator would start a process.
 */
import { deleteApp, getApps } from 'firebase-admin/app';
import { vi } from 'vitest';

type Call = { token?: string | undefined; body?: unknown; headers?: Record<string, string> };

// Mails are delivered by the stack's own function.
process.env.CLOUD_TASKS_EMULATOR_HOST ??= '127.0.0.1:9499';

/**
 * Adds to the environment in which the next call loads the app: it reads its settings once.
 * @returns what takes it back, for `beforeAll` to return: the files of tests that follow have the same process
 */
export async function useEnvironment(added: Record<string, string>): Promise<() => Promise<void>> {
  const before = { ...process.env };
  Object.assign(process.env, added);
  await forgetApp();
  return async () => {
    for (const name of Object.keys(added)) delete process.env[name];
    Object.assign(process.env, before);
    await forgetApp();
  };
}

async function forgetApp(): Promise<void> {
  vi.resetModules();
  await Promise.all(
    getApps()
      .filter(({ name }) => name === '[DEFAULT]')
      .map(deleteApp),
  );
}

/** Loads the app with the environment as it is at the first call. */
export async function callInProcess(
  method: string,
  url: string,
  { token, body, headers = {} }: Call = {},
): Promise<{
  status: number;
  headers: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came back.
  body: any;
}> {
  const { serve } = await import('#functions/app.ts');
  const answer = await serve({
    method,
    url,
    headers: {
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    rawBody: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
    isOversized: false,
  });
  return { ...answer, body: JSON.parse(answer.body) };
}
