import { isLocal, region } from '#server/environment.ts';
import { describeError, log } from '#server/log.ts';
import { within } from '#server/retry.ts';
import { getApp } from './admin.ts';

/** A new instance asks for a token first, and after the response there is hardly any CPU left. */
const enqueueMs = 2000;

/** Await it before responding: it never fails and is quick. @returns whether the queue took all in time */
export async function enqueueTasks(
  functionName: string,
  tasks: readonly Record<string, string>[],
  delayMs = 0,
): Promise<boolean> {
  if (tasks.length === 0) return true;
  const all = Promise.all(
    tasks.map((data) =>
      enqueueTask(functionName, data, delayMs).then(
        () => true,
        (error: unknown) => {
          log('WARNING', 'A task was not queued; the sweep requeues it', {
            functionName,
            ...describeError(error),
          });
          return false;
        },
      ),
    ),
  );
  return (await within(enqueueMs, all, () => [false])).every(Boolean);
}

async function enqueueTask(
  functionName: string,
  data: Record<string, string>,
  delayMs: number,
): Promise<void> {
  const { getFunctions } = await import('firebase-admin/functions');
  const queue = getFunctions(getApp()).taskQueue(`locations/${region}/functions/${functionName}`);
  // The emulator ignores the delay.
  if (isLocal && delayMs > 0) setTimeout(() => queue.enqueue(data).catch(() => undefined), delayMs);
  else await queue.enqueue(data, { scheduleDelaySeconds: Math.ceil(delayMs / 1000) });
}
