import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { refreshGoogleRanges } from './refresh-google-ranges.ts';

const goog = ['8.8.8.0/24', '34.64.0.0/10', '142.250.0.0/15', '2404:6800::/32', '2600:1900::/28'];
const cloud = ['34.64.0.0/10', '142.250.4.0/24', '2600:1900::/28'];
const fileOf = (ranges: readonly string[]) => ({
  prefixes: ranges.map((range) => ({ [range.includes(':') ? 'ipv6Prefix' : 'ipv4Prefix']: range })),
});

/** Serves the two files, and gives the addresses of them and of a copy to rewrite. */
async function serveFiles(files: Record<string, unknown>) {
  const server = createServer(({ url = '' }, response) => {
    const content = files[url.slice(1)];
    response.writeHead(content === undefined ? 404 : 200).end(JSON.stringify(content));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = mkdtempSync(join(tmpdir(), 'google-ranges-'));
  const copy = join(folder, 'copy.ts');
  writeFileSync(copy, 'as it was');
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  return { sources: { goog: `${origin}/goog.json`, cloud: `${origin}/cloud.json` }, copy };
}

it('the copy holds Google’s own ranges without those of its cloud customers', async () => {
  const { sources, copy } = await serveFiles({ 'goog.json': fileOf(goog), 'cloud.json': fileOf(cloud) });
  expect(await refreshGoogleRanges(sources, copy)).toMatch(/^Google’s address ranges are up to date: \d+ of/);
  const [, list = ''] = /googleFrontEnds = `([^`]*)`/.exec(readFileSync(copy, 'utf8')) ?? [];
  const ranges = list.trim().split(/\s+/);
  expect(ranges).toEqual(
    expect.arrayContaining(['8.8.8.0/24', '142.250.0.0/22', '142.251.0.0/16', '2404:6800::/32']),
  );
  for (const customers of cloud) expect(ranges).not.toContain(customers);
});

it.each([
  ['are not there', {}, 'answered 404'],
  ['hold something else', { 'goog.json': {}, 'cloud.json': fileOf(cloud) }, 'has no list of ranges'],
  [
    'hold code',
    { 'goog.json': fileOf(['`+evil()+`/1']), 'cloud.json': fileOf(cloud) },
    'has no list of ranges',
  ],
  [
    'lack what has been there for years',
    { 'goog.json': fileOf(['8.8.8.0/24']), 'cloud.json': fileOf(cloud) },
    'is no longer among them',
  ],
])('where the files %s, the copy stays, and a sentence says so', async (_, files, reason) => {
  const { sources, copy } = await serveFiles(files);
  const sentence = await refreshGoogleRanges(sources, copy);
  expect(sentence).toContain(reason);
  expect(sentence).toContain('we’ll use the copy in the repository');
  expect(readFileSync(copy, 'utf8')).toBe('as it was');
});

it('where nobody answers, the copy stays', async () => {
  const { copy } = await serveFiles({});
  const nowhere = { goog: 'http://127.0.0.1:9/goog.json', cloud: 'http://127.0.0.1:9/cloud.json' };
  expect(await refreshGoogleRanges(nowhere, copy)).toContain('couldn’t refresh');
  expect(readFileSync(copy, 'utf8')).toBe('as it was');
});
