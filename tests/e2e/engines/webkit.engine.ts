import { expect, it } from 'vitest';
import { orderAsNewCustomer } from '#tests/support/browser/order-steps.ts';
import { listPages } from '#tests/support/browser/pages.ts';
import { newPerson } from '#tests/support/browser/people.ts';
import { openWebKit } from '#tests/support/browser/webkit.ts';
import { recipientsOf, waitForMailsAbout } from '#tests/support/shop/mails.ts';
import { admin } from '#tests/support/shop/shop.ts';

it('an order goes from the home page to its thank-you and its emails', async () => {
  const page = await openWebKit();
  await page.resize(1280, 900);
  const person = newPerson();
  await orderAsNewCustomer(page, person);
  await page.arrive(`Thank you, ${person.firstName}`);
  const words = await page.run(() => document.querySelector('main')?.innerText ?? '');
  const [number = ''] = /KB-\w{4}-\w{4}/.exec(words) ?? [];
  expect(recipientsOf(await waitForMailsAbout(number, 2))).toContain(person.email);
  await page.reload();
  await page.arrive(`Order ${number}`);
  await page.see('Submitted');
});

it('an editor with something unsaved asks before Back', async () => {
  const page = await openWebKit();
  await page.open('/login?redirect=/admin/hardwarelist');
  await page.fillIn('Email Address', admin.email);
  await page.fillIn('Password', admin.password);
  await page.press('Sign In');
  await page.arrive('Hardwares');
  await page.press('Edit Tūī Mesh 6');
  await page.arrive('Tūī Mesh 6');
  await page.fillIn('Tagline', 'Not saved');
  await page.back();
  await page.see('You have unsaved changes.');
  await page.press('Stay here');
  await page.arrive('Tūī Mesh 6');
  await page.back();
  await page.press('Leave without saving');
  await page.arrive('Hardwares');
});

it('no page for everybody scrolls sideways with letters of twice the size', async () => {
  const page = await openWebKit();
  // MiniBrowser's window is no narrower.
  await page.resize(448, 900);
  for (const path of listPages('public', (of) =>
    of.startsWith('/product/') ? 'fibre-everyday' : 'tui-mesh-6',
  )) {
    await page.open(path);
    await page.run(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect
      .poll(async () => {
        const [content, window] = await page.run(
          () => [document.documentElement.scrollWidth, innerWidth] as const,
        );
        return content > window ? `${path}: ${content} px at ${window}` : 'fits';
      })
      .toBe('fits');
  }
});
