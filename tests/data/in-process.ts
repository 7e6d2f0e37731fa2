/**
 * Calls of the API that the app serves in this process, on the same emulators: for tests that need its Auth or its
 * database behind a proxy, or many calls at once, for each of which the Functions emulator would start a process.
 */
type Call = { token?: string | undefined; body?: unknown; headers?: Record<string, string> };

// Mails are delivered by the stack's own function.
process.env.CLOUD_TASKS_EMULATOR_HOST ??= '127.0.0.1:9499';

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
