import { hosts } from '@kowhai/tools/command/addresses';
import { describe, expect, it, onTestFinished } from 'vitest';
import { keptPaths, note, waitUntilKept } from '#tests/support/browser/kept-pages.ts';
import { signIn } from '#tests/support/browser/people.ts';
import { heading } from '#tests/support/browser/shopping.ts';
import { loaded, openVisit, phone, settled } from '#tests/support/browser/visit.ts';
import { openLine } from '#tests/support/line.ts';
import { customer } from '#tests/support/shop/shop.ts';

/** What Chrome says of requests that found no way out. */
const lostConnection = /net::ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch/;

it('a link that is followed without a connection says so in the shop, and leads on as soon as there is one', async () => {
  const { page, context, allow } = await openVisit({ serviceWorkers: 'allow' });
  allow(lostConnection);
  await page.goto('/');
  await waitUntilKept(page, '/');
  await context.setOffline(true);
  await note(page).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).first().click();
  await heading(page, 'This page didn’t load');
  await page.evaluate(() => document.body.setAttribute('data-loaded', 'once'));
  await context.setOffline(false);
  await note(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.title()).toMatch(/^About us/);
  expect(await page.locator('body').getAttribute('data-loaded')).toBe('once');
});

it('the worker leaves alone what Firebase Auth says to it', async () => {
  const { page, context } = await openVisit({ serviceWorkers: 'allow' });
  await page.goto('/about');
  await waitUntilKept(page, '/about');
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
});

describe('without a connection', () => {
  it('a page that was seen opens as it was, and says of when its prices are', async () => {
    const { page, context, allow } = await openVisit({ viewport: phone, serviceWorkers: 'allow' });
    allow(lostConnection);
    await page.goto('/product/fibre-max');
    await waitUntilKept(page, '/product/fibre-max');
    await context.setOffline(true);
    await page.reload();
    await heading(page, 'Fibre Max');
    // Alive, and with the one note that the page itself shows.
    await page.waitForFunction(() => window.early === undefined && !document.getElementById('kept-note'));
    await expect
      .poll(() => note(page).allInnerTexts())
      .toEqual([expect.stringMatching(/^You’re offline\. Prices are as of .+, \d\d:\d\d\.$/)]);
    await context.setOffline(false);
    await note(page).waitFor({ state: 'detached' });
  });

  it('the note is there before the page is alive', async () => {
    const { page, context, allow } = await openVisit({ serviceWorkers: 'allow' });
    allow(lostConnection);
    await page.goto('/fibre/plans');
    await waitUntilKept(page, '/fibre/plans');
    await context.setOffline(true);
    const answer = await page.reload({ waitUntil: 'commit' });
    expect(await answer?.text()).toMatch(
      /<p id="kept-note" role="status".*You’re offline\. Prices are as of .*<\/p>/,
    );
  });

  it('a page that was reached by a link opens as well', async () => {
    const { page, context, allow } = await openVisit({ serviceWorkers: 'allow' });
    allow(lostConnection);
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Wireless' })
      .first()
      .click();
    await page.waitForURL('**/wireless');
    await waitUntilKept(page, '/wireless');
    await context.setOffline(true);
    await page.reload();
    await heading(page, /wireless/i);
    await note(page).waitFor();
  });

  it('a page that was not seen is the shop’s own, says so, and comes without a press once there is a connection', async () => {
    const { page, context, allow } = await openVisit({ serviceWorkers: 'allow' });
    allow(lostConnection);
    await page.goto('/about');
    await waitUntilKept(page, '/about');
    await context.setOffline(true);
    await page.goto('/hyperfibre/plans');
    await heading(page, 'This page didn’t load');
    await page.getByRole('link', { name: /home$/ }).first().waitFor();
    await note(page).waitFor();
    await context.setOffline(false);
    await heading(page, 'Shop Hyperfibre Plans');
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

describe('what the service worker keeps', () => {
  it('is nothing that belongs to anybody, and nothing of the server’s', async () => {
    const { page } = await openVisit({ serviceWorkers: 'allow' });
    await signIn(page, customer);
    await page.goto('/profile');
    await heading(page, 'Profile');
    await settled(page);
    await page.goto('/fibre');
    await waitUntilKept(page, '/fibre');
    const kept = await keptPaths(page);
    expect(kept.filter((path) => !/^\/(app|fibre|login|(assets|art|fonts|icons)\/.+)?$/.test(path))).toEqual(
      [],
    );
  });
});

it('the worker is asked for anew with every visit', async () => {
  const { page } = await openVisit({ serviceWorkers: 'allow' });
  const answer = await page.request.get('/sw.js');
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
    'content-security-policy': expect.stringContaining("worker-src 'self'"),
  });
});
