import { afterEach, beforeEach } from 'vitest';

/** Limits count by the clock: a quarter of an hour, an hour and a day all end where a quarter does. */
const countQuarters = () => Math.floor(Date.now() / 900_000);

const quarterEnded = 'A quarter of an hour ended meanwhile, and limits with it.';

/** For tests that fill a limit, as their option: one that fails is played once more if a quarter ended, and the limit with it. */
export function inOneWindow() {
  let begun = 0;
  beforeEach(() => {
    begun = countQuarters();
  });
  // The failure says so itself: Vitest 5 drops a condition that is a function, and would play every failed test once more.
  afterEach(({ task }) => {
    const failure = task.result?.errors?.at(-1);
    if (failure && countQuarters() !== begun) failure.message += `\n${quarterEnded}`;
  });
  return { retry: { count: 1, condition: new RegExp(quarterEnded) } };
}
