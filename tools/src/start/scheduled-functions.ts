import { functionsUrl, projectId } from '#tools/command/addresses.ts';

const everyMs = 60_000;

interface Trigger {
  id: string;
  schedule?: unknown;
}

/**
 * Runs every function once that is scheduled for every minute, as Cloud Scheduler would. The Functions emulator knows them but has nobody to
 * call them (that takes Google's Pub/Sub emulator), so this asks it for their names and knocks on their triggers.
 * @returns the ids of the functions that ran
 * @throws Error when the emulator is not there or a function failed
 */
export async function runScheduledFunctions(): Promise<string[]> {
  const answer = await fetch(`${functionsUrl}/backends`);
  const { backends } = (await answer.json()) as { backends: { functionTriggers: Trigger[] }[] };
  // What runs once a night is tried by its own test.
  const scheduled = backends
    .flatMap((backend) => backend.functionTriggers)
    .filter((trigger) => JSON.stringify(trigger.schedule)?.includes('minutes'));
  for (const { id } of scheduled) {
    // The number is the emulator's generation of the trigger: it stays 0 for as long as the emulator runs.
    const response = await fetch(`${functionsUrl}/functions/projects/${projectId}/triggers/${id}-0`, {
      method: 'POST',
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${id} answered ${response.status}`);
  }
  return scheduled.map((trigger) => trigger.id);
}

/** Runs the scheduled functions every minute for as long as this process lives, and says so when one fails. */
export function startScheduler(warn: (sentence: string) => void): void {
  setInterval(() => {
    runScheduledFunctions().catch((error: Error) =>
      warn(`A scheduled function didn’t run: ${error.message}.`),
    );
  }, everyMs).unref();
}
