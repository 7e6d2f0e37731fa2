import { expect, it } from 'vitest';
import { heading } from '#tests/support/browser/shopping.ts';
import { goWithin, holdScripts, loaded, openVisit, phone } from '#tests/support/browser/visit.ts';

it('what is typed into an address before the script comes goes with the order, though a request for each file is lost, and the next page’s', async () => {
  const { page, allow } = await openVisit({ viewport: phone });
  allow(/503|Failed to fetch|Failed to load/);
  const lost = new Set<string>();
  /** Answers the first request for each of some files with 503. */
  const loseOnce = (files: readonly string[]) =>
    Promise.all(
      files.map((file) =>
        page.route(`**/${file}`, (route) => {
          if (lost.has(file)) return route.fallback();
          lost.add(file);
          return route.fulfill({ status: 503 });
        }),
      ),
    );
  const own = ['page-*.json', 'assets/entry-*.js', 'assets/react-*.js', 'assets/plan-order-page-*.js'];
  await loseOnce(own);
  const letScriptsPass = await holdScripts(page);
  await page.goto('/product/fibre-everyday/order', { waitUntil: 'commit' });
  await page.getByLabel('Street Address').fill('12 Rātā Street');
  await page.getByLabel('Suburb/City').fill('Karori');
  await page.getByLabel('Postcode').fill('6012');
  await page.getByLabel('Region').selectOption('Wellington');
  await page.getByRole('button', { name: 'Next' }).click();
  expect(new URL(page.url()).search).toBe('');

  // The press on Next was early, too.
  letScriptsPass();
  await heading(page, 'Your Order');
  await page.getByText('Your order:').click();
  await expect
    .poll(() => page.getByText('12 Rātā Street, Karori, Wellington 6012').first().isVisible())
    .toBe(true);
  expect([...lost]).toEqual(expect.arrayContaining(own));

  // The next page's own file, and one that it shares (see web/build/group-scripts.ts).
  await loaded(page);
  const next = ['login-page', 'account'].map((name) => `assets/${name}-*.js`);
  await loseOnce(next);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await goWithin(page, '/login');
  await heading(page, 'Sign In');
  // Reloading would help as well, but lose what was typed.
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect([...lost]).toEqual(expect.arrayContaining(next));
});

it('what is chosen before the script, whose files are downloaded once, is kept, and leads to a plan at an address for everyone', async () => {
  const { page } = await openVisit({ viewport: phone });
  // A page whose requests are held has no HTTP cache.
  const letScriptsPass = await holdScripts(page);
  const downloaded: string[] = [];
  page.on('request', (request) => downloaded.push(new URL(request.url()).pathname));
  await page.goto('/find-your-plan', { waitUntil: 'commit' });
  await page.getByLabel('Three or four').check();
  await page.getByLabel('A screen in every room, games and downloads').check();
  await page.getByLabel('Video meetings and working from home').check();
  await page.getByLabel('Our own home in town').check();
  letScriptsPass();
  await expect.poll(() => page.evaluate(() => window.early)).toBeUndefined();
  const own = await page
    .locator('script[data-files]')
    .evaluate(({ dataset }) => dataset.files?.split(' ') ?? []);
  expect(downloaded.filter((path) => own.includes(path)).toSorted()).toEqual(own.toSorted());
  await page.getByRole('button', { name: 'Find my plan' }).click();
  const advice = page.getByRole('heading', { name: 'We’d pick Fibre Everyday' });
  await advice.waitFor();
  await expect.poll(() => advice.evaluate((node) => node === document.activeElement)).toBe(true);
  // The built page knows no answers.
  await page.reload();
  await advice.waitFor();
  expect(await page.getByLabel('Our own home in town').isChecked()).toBe(true);
});

it('what is typed to sign in before the script comes is kept as the form of the checkout comes, and the form over a reload', async () => {
  const { page } = await openVisit({ viewport: phone });
  const letScriptsPass = await holdScripts(page);
  await page.goto('/login?redirect=%2Fdetails', { waitUntil: 'commit' });
  await page.getByLabel('Email Address').fill('aroha@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  letScriptsPass();
  await page.getByLabel('I’m new').check();
  await page.getByLabel('First Name').waitFor();
  expect(await page.getByLabel('Email Address').inputValue()).toBe('aroha@example.org');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('a long password');
  await page.reload();
  await heading(page, 'Your details');
  await page.getByLabel('I have an account').check();
  await heading(page, 'Sign In');
  await page.reload();
  await expect.poll(() => page.getByLabel('I have an account').isChecked()).toBe(true);
});
