import { describeError, log } from '#server/log.ts';
import { isLocal, region } from '#server/params.ts';
import { within } from '#server/retry.ts';
import { getApp } from './admin.ts';

/**
 * How long a call waits for the task queue: a new instance has to ask for a token first, and after the answer there is
 * hardly any CPU left.
 */
const enqueueMs = 2000;

/**
 * To be awaited before the call is answered; it never fails and never takes long. What is not queued, the sweep finds.
 * @returns whether the queue took all of them in time
 */
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
          log('WARNING', 'A task was not queued; the sweep will find it', {
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

/** The queue runs the task soon after the delay, and again when it fails. */
async function enqueueTask(
  functionName: string,
  data: Record<string, string>,
  delayMs: number,
): Promise<void> {
  const { getFunctions } = await import('firebase-admin/functions');
  const queue = getFunctions(await getApp()).taskQueue(`locations/${region}/functions/${functionName}`);
  // The emulator runs every task at once, whatever its time.
  if (isLocal && delayMs > 0) setTimeout(() => queue.enqueue(data).catch(() => undefined), delayMs);
  else await queue.enqueue(data, { scheduleDelaySeconds: Math.ceil(delayMs / 1000) });
}
