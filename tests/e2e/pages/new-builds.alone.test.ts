import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { keptPaths, listCaches, note, waitUntilKept } from '#tests/support/browser/kept-pages.ts';
import { openVisit, settled } from '#tests/support/browser/visit.ts';
import { db } from '#tests/support/shop/shop.ts';
import { buildWorker } from '#web-build/build-worker.ts';

/** Changes a file of the built site, as a deploy does, until the test has ended. */
async function replaceBuilt(name: string, change: (text: string) => string): Promise<void> {
  const file = fileURLToPath(new URL(`../../../web/dist/${name}`, import.meta.url));
  const before = await readFile(file, 'utf8');
  onTestFinished(() => writeFile(file, before));
  await writeFile(file, change(before));
}

describe('what the service worker keeps', () => {
  it('is never shown while the shop can be reached: a changed page and a changed price are there at once', async () => {
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

    const record = db.doc('products/fibre-studio');
    onTestFinished(async () => void (await record.update({ price: 94.99 })));
    await record.update({ price: 91.5 });
    await page.goto('/product/fibre-studio');
    await page.getByText('$91').filter({ visible: true }).first().waitFor();
    expect(await note(page).allInnerTexts()).toEqual([]);
  });

  it('goes with the next build, whose worker takes over at once', async () => {
    const { page } = await openVisit({ serviceWorkers: 'allow' });
    await page.goto('/fibre');
    await waitUntilKept(page, '/fibre');
    const [before] = await listCaches(page);
    await replaceBuilt('sw.js', (code) => code.replaceAll(String(before).replace('shop-', ''), 'next-build'));
    await page.goto('/about');
    await expect.poll(() => listCaches(page)).toEqual(['shop-next-build']);
    await waitUntilKept(page, '/about');
    const kept = await keptPaths(page);
    expect(kept).toContain('/app');
    expect(kept).not.toContain('/fibre');
  });

  it('goes with the worker itself where the shop is published without one', async () => {
    const { page } = await openVisit({ serviceWorkers: 'allow' });
    await page.goto('/fibre');
    await waitUntilKept(page, '/fibre');
    await replaceBuilt('sw.js', (code) => code);
    await buildWorker(fileURLToPath(new URL('../../../web/dist', import.meta.url)), 'off');
    await page.goto('/about');
    await expect.poll(() => listCaches(page)).toEqual([]);
    await settled(page);
    await page.goto('/fibre');
    await settled(page);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    expect(await listCaches(page)).toEqual([]);
  });
});
