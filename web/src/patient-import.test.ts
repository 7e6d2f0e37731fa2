import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchScripts } from './patient-import.ts';

const scripts: Record<string, string> = {
  'page.js': 'import{a as b}from"./shared.js";import"./own.js";import("./later.js")',
  'shared.js': 'import{c}from"./page.js";export{c as a}',
  'own.js': '',
};
const asked = vi.fn<(name: string) => void>();
let lost: string[] = [];
let stalled: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
  vi.stubGlobal('fetch', async (url: string, { signal }: { signal: AbortSignal }) => {
    const name = url.slice(url.lastIndexOf('/') + 1);
    asked(name);
    if (stalled.includes(name)) {
      stalled.splice(stalled.indexOf(name), 1);
      await new Promise((_, reject) => signal.addEventListener('abort', reject));
    }
    const isLost = lost.includes(name);
    if (isLost) lost.splice(lost.indexOf(name), 1);
    return new Response(scripts[name], { status: isLost ? 503 : 200 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asked.mockClear();
});

it('fetches a script and what it imports, once each, and a lost one twice more', async () => {
  lost = ['shared.js', 'shared.js'];
  const fetching = fetchScripts('https://shop.example/assets/page.js');
  await vi.advanceTimersByTimeAsync(2000);
  await fetching;
  expect(asked.mock.calls.flat()).toEqual(['page.js', 'shared.js', 'own.js', 'shared.js', 'shared.js']);
  await fetchScripts('https://shop.example/assets/page.js');
  expect(asked).toHaveBeenCalledTimes(5);
});

it('asks again for a script whose answer stalls', async () => {
  stalled = ['shared.js'];
  const fetching = fetchScripts('https://stalled.example/assets/page.js');
  await vi.advanceTimersByTimeAsync(60_000);
  await fetching;
  expect(asked.mock.calls.flat()).toEqual(['page.js', 'shared.js', 'own.js', 'shared.js']);
});

it('says which script stays lost, and asks again at the next press', async () => {
  lost = ['own.js', 'own.js', 'own.js'];
  const failing = expect(fetchScripts('https://other.example/assets/page.js')).rejects.toThrow(
    'Failed to fetch dynamically imported module: https://other.example/assets/own.js',
  );
  await vi.advanceTimersByTimeAsync(2000);
  await failing;
  await fetchScripts('https://other.example/assets/page.js');
});
