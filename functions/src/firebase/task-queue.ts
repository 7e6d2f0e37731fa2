import { getApp } from './admin.ts';
import { isLocal, region } from './params.ts';

/** The queue runs the task soon after the delay, and again when it fails. */
export async function enqueueTask(
  functionName: string,
  data: Record<string, string>,
  delayMs = 0,
): Promise<void> {
  const { getFunctions } = await import('firebase-admin/functions');
  const queue = getFunctions(getApp()).taskQueue(`locations/${region}/functions/${functionName}`);
  // The emulator runs every task at once, whatever its time.
  if (isLocal && delayMs > 0) setTimeout(() => queue.enqueue(data).catch(() => undefined), delayMs);
  else await queue.enqueue(data, { scheduleDelaySeconds: Math.ceil(delayMs / 1000) });
}
