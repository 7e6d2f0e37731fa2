import { functionsUrl, projectId } from '#tools/command/addresses.ts';

const everyMs = 60_000;

type Backends = { backends: { functionTriggers: { id: string; schedule?: unknown }[] }[] };

/** The Functions emulator knows these functions, but only Google's Pub/Sub emulator would call them. */
export function startScheduler(warn: (sentence: string) => void): void {
  setInterval(() => {
    runScheduledFunctions().catch((error: Error) =>
      warn(`A scheduled function didn’t run: ${error.message}.`),
    );
  }, everyMs).unref();
}

async function runScheduledFunctions(): Promise<void> {
  const answer = await fetch(`${functionsUrl}/backends`);
  const { backends } = (await answer.json()) as Backends;
  const scheduled = backends
    .flatMap((backend) => backend.functionTriggers)
    .filter((trigger) => JSON.stringify(trigger.schedule)?.includes('minutes'));
  for (const { id } of scheduled) {
    // The number is the emulator's generation of the trigger, which stays 0.
    const address = `${functionsUrl}/functions/projects/${projectId}/triggers/${id}-0`;
    const response = await fetch(address, { method: 'POST' });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${id} answered ${response.status}`);
  }
}
