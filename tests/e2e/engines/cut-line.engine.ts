import { hosts } from '@kowhai/tools/command/addresses';
import { it, onTestFinished } from 'vitest';
import { note, waitUntilKept } from '#tests/support/browser/kept-pages.ts';
import { heading } from '#tests/support/browser/shopping.ts';
import { openVisit } from '#tests/support/browser/visit.ts';
import { openLine } from '#tests/support/line.ts';

/** What Chrome and Firefox say of requests on a line that is cut. */
const lostConnection = /net::ERR_|Failed to fetch|NetworkError|CORS request did not succeed/;

it('a page that was seen opens after the line is cut, with the day of its prices', async () => {
  const line = await openLine(hosts.site);
  onTestFinished(line.close);
  const { page, allow } = await openVisit({ baseURL: `http://${line.host}`, serviceWorkers: 'allow' });
  allow(lostConnection);
  await page.goto('/product/fibre-max');
  await waitUntilKept(page, '/product/fibre-max');
  line.cut();
  await page.reload();
  await heading(page, 'Fibre Max');
  await note(page)
    .filter({ hasText: /Prices are as of/ })
    .waitFor();
});
