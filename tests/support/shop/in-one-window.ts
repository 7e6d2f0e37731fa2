import { beforeEach } from 'vitest';

/** Limits count by the clock: a quarter of an hour, an hour and a day all end where a quarter does. */
const countQuarters = () => Math.floor(Date.now() / 900_000);

/** For tests that fill a limit, as their option: one that fails is played once more if a quarter ended, and the limit with it. */
export function inOneWindow() {
  let begun = 0;
  beforeEach(() => {
    begun = countQuarters();
  });
  return { retry: { count: 1, condition: () => countQuarters() !== begun } };
}
