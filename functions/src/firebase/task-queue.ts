import { getApp } from './admin.ts';
import { region } from './params.ts';

/** The queue runs the task soon, and again when it fails. */
export async function enqueueTask(functionName: string, data: Record<string, string>): Promise<void> {
  const { getFunctions } = await import('firebase-admin/functions');
  const queue = getFunctions(getApp()).taskQueue(`locations/${region}/functions/${functionName}`);
  await queue.enqueue(data);
}
