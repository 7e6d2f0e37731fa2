import { accepted, call } from './shop.ts';

/** How many calls tests make at the same moment. */
export const callsAtOnce = 6;

/** Does the same several times at the same moment. */
export function atOnce<T>(act: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: callsAtOnce }, (_, index) => act(index)));
}

/**
 * Has the Functions emulator start its processes, one for each call that is under way at a time: those that start
 * together take longer than the shop lets anybody wait.
 *
 * @param calls how many will come at once
 */
export async function warmUp(calls: number, token: string): Promise<void> {
  await Promise.all(
    Array.from({ length: calls }, () => accepted(call('GET', '/api/users/profile', { token }))),
  );
}
