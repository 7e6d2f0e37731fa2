import { afterAll, it } from 'vitest';
import { heading } from './shopping.ts';
import { closeBrowser, openVisit, settled } from './visit.ts';

afterAll(closeBrowser);

it('a link that is followed without a connection says so in the shop, and leads on once there is one', async () => {
  const { page, context, allow } = await openVisit();
  allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto('/');
  await settled(page);
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).first().click();
  await heading(page, 'This page did not load');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await page.waitForURL('**/about');
  await page.getByText('This page did not load').waitFor({ state: 'detached' });
});
