import { expect, it } from 'vitest';
import { heading } from '#tests/support/browser/shopping.ts';
import { openVisit } from '#tests/support/browser/visit.ts';

// From a phone, order-journey.test.ts leads through it.
it('leads from the home page through four questions to ordering the plan, with one cheaper and one faster', async () => {
  const { page } = await openVisit();
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Find your plan' }).click();
  await heading(page, 'Find your plan');
  await page.getByRole('button', { name: 'Find my plan' }).click();
  await expect
    .poll(() => page.getByRole('alert').getByRole('link').allInnerTexts())
    .toEqual([
      'Choose how many people live there',
      'Choose what’s happening at 8 pm',
      'Choose whether anyone uploads a lot',
      'Choose what kind of place it is',
    ]);
  await page.getByLabel('Three or four').check();
  await page.getByLabel('A screen in every room, games and downloads').check();
  await page.getByLabel('Video meetings and working from home').check();
  await page.getByLabel('Our own home in town').check();
  await page.getByRole('button', { name: 'Find my plan' }).click();
  const advice = page.getByRole('heading', { name: 'We’d pick Fibre Everyday' });
  await advice.waitFor();
  await expect.poll(() => advice.evaluate((node) => node === document.activeElement)).toBe(true);
  await page
    .getByRole('article')
    .filter({ hasText: 'For less' })
    .getByRole('heading', { name: 'Fibre Starter' })
    .waitFor();
  await page
    .locator('p', { hasText: 'More headroom:' })
    .getByRole('link', { name: 'Fibre Whānau' })
    .waitFor();
  await page.getByRole('link', { name: 'Get Started with Fibre Everyday' }).click();
  await heading(page, 'Order Fibre Everyday');
});

it('opens on the same answers and the same plan for anyone who is sent its address', async () => {
  const { page } = await openVisit();
  await page.goto('/find-your-plan?people=few&evening=light&sending=little&place=bach');
  await page.getByRole('heading', { name: 'We’d pick Wireless Everyday' }).waitFor();
  expect(await page.getByLabel('A bach').isChecked()).toBe(true);
});

it('asks, and recommends nothing, where an address holds no answers of its own', async () => {
  const { page } = await openVisit();
  await page.goto('/find-your-plan?people=a-hundred&evening=light');
  await heading(page, 'Find your plan');
  await expect.poll(() => page.getByLabel('Email, news, the odd movie').isChecked()).toBe(true);
  expect(await page.getByText('We’d pick').count()).toBe(0);
});
