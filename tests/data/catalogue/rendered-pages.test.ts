import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { openRenderer } from '#functions/publishing/renderer.ts';
import { readShippedCatalogue } from '#web-build/read-catalogue.ts';

/** What the functions render the pages with, as the site's build left it, and what that build made itself. */
const web = join(import.meta.dirname, '../../../web');
const dist = join(web, 'dist');

let site: Awaited<ReturnType<typeof openRenderer>>;
let shipped: Awaited<ReturnType<typeof readShippedCatalogue>>;
beforeAll(async () => {
  [site, shipped] = await Promise.all([openRenderer(join(web, 'renderer')), readShippedCatalogue(web)]);
});

async function render(catalogue: typeof shipped) {
  const files = new Map<string, Buffer>();
  for await (const [path, content] of site.render(catalogue)) files.set(path, content);
  return files;
}

it('what was built is rendered again to the very same files, so that nothing is released without a change', async () => {
  const rendered = await render(shipped);
  for (const [path, content] of rendered) {
    expect(content.toString() === (await readFile(join(dist, path), 'utf8')), path).toBe(true);
  }
  for await (const page of glob('**/*.html', { cwd: dist }))
    expect([...rendered.keys()]).toContain(`/${page}`);
});

it('a published plan has a page and is in lists, sitemap and structured data; one that is not has nothing', async () => {
  const [sample, other] = shipped.plans as { _id: string; name: string }[];
  const plans = [other, { ...sample, _id: 'brand-new', name: 'Brand New', price: 12.34 }];
  const rendered = await render({ plans, hardware: [] });
  const read = (path: string) => String(rendered.get(path));

  const page = read('/product/brand-new/index.html');
  expect(page).toContain('"price":"12.34"');
  const [, dataFile = ''] = /data-page="([^"]+)"/.exec(page) ?? [];
  expect(read(dataFile)).toContain('"price":12.34');
  expect(read('/sitemap.xml')).toContain('/product/brand-new<');
  for (const list of ['/index.html', '/fibre/plans/index.html']) {
    expect(read(list), list).toContain('Brand New');
    expect(read(list), list).toContain('>$12<');
  }

  expect(rendered.has(`/product/${sample?._id}/index.html`)).toBe(false);
  for (const [path, content] of rendered) {
    expect(content.includes(`/product/${sample?._id}`), path).toBe(false);
  }
});
