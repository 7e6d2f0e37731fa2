import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { keptPaths, listCaches, note, waitUntilKept } from '#tests/support/browser/kept-pages.ts';
import { loaded, openVisit, settled } from '#tests/support/browser/visit.ts';
import { buildWorker } from '#web-build/build-worker.ts';

/** Changes a file of the built site, as a deploy does, until the test has ended. */
async function replaceBuilt(name: string, change: (text: string) => string): Promise<void> {
  const file = fileURLToPath(new URL(`../../../web/dist/${name}`, import.meta.url));
  const before = await readFile(file, 'utf8');
  onTestFinished(() => writeFile(file, before));
  await writeFile(file, change(before));
}

it('what the service worker keeps is never shown while the shop can be reached, goes with the next build, and with the worker', async () => {
  const { page } = await openVisit({ serviceWorkers: 'allow' });
  await page.goto('/product/fibre-studio');
  await waitUntilKept(page, '/product/fibre-studio');
  const changed = '<meta name="published" content="anew">';
  await replaceBuilt('product/fibre-studio/index.html', (html) =>
    html.replace('</head>', `${changed}</head>`),
  );
  const answer = await page.reload();
  expect(answer?.fromServiceWorker()).toBe(true);
  expect(await answer?.text()).toContain(changed);
  expect(await answer?.text()).not.toContain('kept-note');
  await loaded(page);
  expect(await note(page).allInnerTexts()).toEqual([]);

  // The next build's worker takes over at once.
  const [before] = await listCaches(page);
  await replaceBuilt('sw.js', (code) => code.replaceAll(String(before).replace('shop-', ''), 'next-build'));
  await page.goto('/about');
  await expect.poll(() => listCaches(page)).toEqual(['shop-next-build']);
  await waitUntilKept(page, '/about');
  const kept = await keptPaths(page);
  expect(kept).toContain('/app');
  expect(kept).not.toContain('/product/fibre-studio');

  // Published without a worker.
  await buildWorker(fileURLToPath(new URL('../../../web/dist', import.meta.url)), 'off');
  await page.goto('/about');
  await expect.poll(() => listCaches(page)).toEqual([]);
  await settled(page);
  await page.goto('/fibre');
  await settled(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await listCaches(page)).toEqual([]);
});
