import { hosts, siteUrl } from '@kowhai/tools/command/addresses';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { keptPaths, note, waitUntilKept } from '#tests/support/browser/kept-pages.ts';
import { heading } from '#tests/support/browser/shopping.ts';
import { goWithin, loaded, openVisit } from '#tests/support/browser/visit.ts';
import { openLine } from '#tests/support/line.ts';

/** What Chrome says of requests that found no way out. */
const lostConnection = /net::ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch/;

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).first().click();

describe('without a connection', () => {
  it('a page that was not seen says so in the shop, and comes without a press once there is one', async () => {
    const { page, context, allow } = await openVisit({ serviceWorkers: 'allow' });
    allow(lostConnection);
    await page.goto('/');
    await waitUntilKept(page, '/');
    await context.setOffline(true);
    await note(page).waitFor();
    await goTo(page, 'About');
    await heading(page, 'This page didn’t load');
    await page.evaluate(() => document.body.setAttribute('data-loaded', 'once'));
    await context.setOffline(false);
    await note(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.title()).toMatch(/^About us/);
    expect(await page.locator('body').getAttribute('data-loaded')).toBe('once');

    // The same for one that is opened by its address: it is the shop's own, not the browser's.
    await context.setOffline(true);
    await page.goto('/hyperfibre/plans');
    await heading(page, 'This page didn’t load');
    await page.getByRole('link', { name: /home$/ }).first().waitFor();
    await note(page).waitFor();
    await context.setOffline(false);
    await heading(page, 'Shop Hyperfibre Plans');
  });

  it('pages that were seen open as they were, say at once of when their prices are, and are nobody’s own', async () => {
    const { page, context, allow } = await openVisit({ as: 'customer', serviceWorkers: 'allow' });
    allow(lostConnection);
    await page.goto('/profile');
    await heading(page, 'Profile');
    await loaded(page);
    await goWithin(page, '/');
    await goTo(page, 'Wireless');
    await page.waitForURL('**/wireless');
    await waitUntilKept(page, '/wireless');
    await page.goto('/product/fibre-max');
    await waitUntilKept(page, '/product/fibre-max');

    // What Firebase Auth says to the worker is no page.
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.evaluate(() => {
      const worker = navigator.serviceWorker.controller;
      worker?.postMessage({ eventType: 'ping', eventId: '1', data: {} });
      worker?.postMessage({ path: '/contact', files: [] });
    });
    await waitUntilKept(page, '/contact');
    expect(asked).toContain('/contact');
    expect(asked).not.toContain('/undefined');
    const kept = await keptPaths(page);
    const everybodys = /^\/(app|contact|wireless|product\/fibre-max|(assets|art|fonts|icons)\/.+)?$/;
    expect(kept.filter((path) => !everybodys.test(path))).toEqual([]);

    await context.setOffline(true);
    const answer = await page.reload({ waitUntil: 'commit' });
    // The note is there before the page is alive.
    expect(await answer?.text()).toMatch(
      /<p id="kept-note" role="status".*You’re offline\. Prices are as of .*<\/p>/,
    );
    await heading(page, 'Fibre Max');
    // Alive, and with the one note that the page itself shows.
    await page.waitForFunction(() => window.early === undefined && !document.getElementById('kept-note'));
    await expect
      .poll(() => note(page).allInnerTexts())
      .toEqual([expect.stringMatching(/^You’re offline\. Prices are as of .+, \d\d:\d\d\.$/)]);
    // One that was reached by a link opens as well.
    await page.goto('/wireless');
    await heading(page, /wireless/i);
    await note(page).waitFor();
    await context.setOffline(false);
    await note(page).waitFor({ state: 'detached' });
  });

  it('a line that hangs does not keep anybody from a page that was seen', async () => {
    const line = await openLine(hosts.site);
    onTestFinished(line.close);
    const { page, allow } = await openVisit({ baseURL: `http://${line.host}`, serviceWorkers: 'allow' });
    allow(lostConnection);
    await page.goto('/product/fibre-max');
    await waitUntilKept(page, '/product/fibre-max');
    line.hold();
    await page.reload();
    await heading(page, 'Fibre Max');
    await note(page)
      .filter({ hasText: /Prices are as of/ })
      .waitFor();
    line.release();
    await note(page).waitFor({ state: 'detached' });
  });

  it('staff are told what it means for them, and nothing of a cart', async () => {
    const { page, context, allow } = await openVisit({ as: 'admin', serviceWorkers: 'allow' });
    allow(lostConnection);
    await page.goto('/admin');
    await loaded(page);
    const enquiries = page
      .getByRole('navigation', { name: 'Admin' })
      .getByRole('link', { name: 'Enquiries' });
    await enquiries.waitFor();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await page.getByText('Changes can’t be saved until the connection is back').waitFor();
    await enquiries.click();
    await heading(page, 'This page didn’t load');
    expect(await page.getByRole('main').innerText()).not.toMatch(/cart|call us/i);
  });
});

it('the worker is asked for anew with every visit', async () => {
  const { headers } = await fetch(`${siteUrl}/sw.js`);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
    'content-security-policy': expect.stringContaining("worker-src 'self'"),
  });
});
