import { request as ask, createServer, type ServerResponse } from 'node:http';
import { siteUrl } from '@kowhai/tools/command/addresses';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { keptPaths, waitUntilKept } from '#tests/support/browser/kept-pages.ts';
import { openVisit } from '#tests/support/browser/visit.ts';
import { listen } from '#tests/support/line.ts';

/** The site, of which some paths answer otherwise. */
async function openPoisonedSite(poison: Record<string, (response: ServerResponse) => void>) {
  const server = createServer((request, response) => {
    const bad = poison[new URL(request.url ?? '', siteUrl).pathname];
    if (bad) return bad(response);
    const passed = ask(`${siteUrl}${request.url}`, { method: request.method, headers: request.headers });
    passed.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://${await listen(server)}`;
}

const html = { 'content-type': 'text/html; charset=utf-8' };
const page200 = (response: ServerResponse) =>
  response.writeHead(200, html).end('<div id="root" data-route="/evil">Evil</div>');

/** Tells the worker of a page and its files, as the site does, and waits until it has kept the page after it. */
async function tell(page: Page, seen: { path: string; files?: string[] }, next: string): Promise<void> {
  await page.evaluate(
    ([...messages]) => {
      for (const message of messages) navigator.serviceWorker.controller?.postMessage(message);
    },
    [
      { files: [], ...seen },
      { path: next, files: [] },
    ],
  );
  await waitUntilKept(page, next);
}

it('neither another site, a query, a redirect, a fault nor a page in a file’s place gets into what is kept', async () => {
  const poison: Parameters<typeof openPoisonedSite>[0] = {
    '/contact': (response) => response.writeHead(302, { location: '/about' }).end(),
    '/art/poison.svg': page200,
    '/icons/moved.svg': (response) => response.writeHead(302, { location: '/icons/favicon.svg' }).end(),
  };
  const { page, context, allow } = await openVisit({
    baseURL: await openPoisonedSite(poison),
    serviceWorkers: 'allow',
  });
  allow(/net::ERR_|status of 50\d|Failed to fetch/);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));

  await page.goto('/about?x=%3Cscript%3E');
  await waitUntilKept(page, '/about');
  await tell(page, { path: '//evil.example/' }, '/fibre');
  await tell(page, { path: '/contact', files: ['/art/poison.svg'] }, '/wireless');
  await page.evaluate(() => Promise.all(['/art/poison.svg', '/icons/moved.svg'].map((path) => fetch(path))));
  poison['/fibre'] = (response) => response.writeHead(500, html).end('A fault');
  await tell(page, { path: '/fibre', files: ['/art/poison.svg'] }, '/hyperfibre');

  const kept = await keptPaths(page);
  expect(kept.filter((path) => /evil|poison|moved|contact|\?/.test(path))).toEqual([]);
  expect(asked.filter((url) => new URL(url).host === 'evil.example')).toEqual([]);
  // A fault of the server takes no copy away, and a query finds the page that was kept.
  expect(kept).toContain('/fibre');
  await context.setOffline(true);
  await page.goto('/about?x=2');
  await expect.poll(() => page.title()).toMatch(/^About us/);
});
