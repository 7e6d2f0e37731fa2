import { expect, it } from 'vitest';
import { isAwaited, mostWaiting, withKeyedLock } from './with-keyed-lock.ts';

/** Work that says when it begins and ends, and ends when it is told to. */
function makeWork(log: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const work = async () => {
    log.push(`${name} begins`);
    await promise.finally(() => log.push(`${name} ends`));
    return name;
  };
  return { work, finish: resolve, fail: reject };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('work on the same key runs one by one, in order of arrival', async () => {
  const log: string[] = [];
  const [one, two] = [makeWork(log, 'one'), makeWork(log, 'two')];
  const results = [withKeyedLock(['a'], one.work), withKeyedLock(['a'], two.work)];
  await settle();
  expect(log).toEqual(['one begins']);
  two.finish();
  one.finish();
  expect(await Promise.all(results)).toEqual(['one', 'two']);
  expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

it('work on other keys does not wait', async () => {
  const log: string[] = [];
  const [one, two] = [makeWork(log, 'one'), makeWork(log, 'two')];
  const first = withKeyedLock(['b'], one.work);
  two.finish();
  await withKeyedLock(['c'], two.work);
  expect(log).toEqual(['one begins', 'two begins', 'two ends']);
  one.finish();
  await first;
});

it('two works with the same keys in opposite orders both run', async () => {
  const log: string[] = [];
  const [one, two] = [makeWork(log, 'one'), makeWork(log, 'two')];
  one.finish();
  two.finish();
  await Promise.all([withKeyedLock(['d', 'e'], one.work), withKeyedLock(['e', 'd'], two.work)]);
  expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

it('work that arrives as another ends waits for those before it', async () => {
  const log: string[] = [];
  const [one, two, three] = [makeWork(log, 'one'), makeWork(log, 'two'), makeWork(log, 'three')];
  const first = withKeyedLock(['g'], one.work);
  const second = withKeyedLock(['g'], two.work);
  one.finish();
  await first;
  const third = withKeyedLock(['g'], three.work);
  three.finish();
  await settle();
  expect(log).toEqual(['one begins', 'one ends', 'two begins']);
  two.finish();
  await Promise.all([second, third]);
  expect(log.at(-1)).toBe('three ends');
});

it('failed work blocks no other', async () => {
  const log: string[] = [];
  const [one, two] = [makeWork(log, 'one'), makeWork(log, 'two')];
  const first = withKeyedLock(['f'], one.work);
  const second = withKeyedLock(['f'], two.work);
  one.fail(new Error('no'));
  two.finish();
  await expect(first).rejects.toThrow('no');
  expect(await second).toBe('two');
});

it('refuses at once where too many wait, and accepts again once there is room', async () => {
  const log: string[] = [];
  const works = Array.from({ length: mostWaiting }, (_, index) => makeWork(log, `${index}`));
  const results = works.map(({ work }) => withKeyedLock(['h'], work));
  await expect(withKeyedLock(['h', 'i'], async () => 'late')).rejects.toMatchObject({ code: 'BUSY' });
  expect([isAwaited(['h']), isAwaited(['i'])]).toEqual([true, false]);
  for (const { finish } of works) finish();
  await results[0];
  expect(await withKeyedLock(['h'], async () => 'later')).toBe('later');
  await Promise.all(results);
  expect(isAwaited(['h'])).toBe(false);
});
