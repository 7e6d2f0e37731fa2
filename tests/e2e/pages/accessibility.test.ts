import { expect, it } from 'vitest';
import { findTooWide, inspect, inspectAll, narrowest, settle } from '#tests/support/browser/accessibility.ts';
import { placeOrder } from '#tests/support/browser/shopping.ts';
import { desktop, goWithin, openVisit, takeFonts } from '#tests/support/browser/visit.ts';

// One page of each layout. The nightly tests look at all pages in light (accessibility.long.ts), and the contrasts of the
// palette are held for both schemes (palette.test.ts).
const schemes = ['dark' as const, 'light' as const];

it('each layout for everybody has no accessibility fault, in light and dark and on the narrowest screen', async () => {
  const { page } = await openVisit();
  await page.goto('/');
  await settle(page);
  const problems = await inspect(page, '/', schemes);
  const paths = [
    ...['/fibre', '/fibre/plans', '/find-your-plan', '/product/fibre-everyday'],
    ...['/product/fibre-everyday/order', '/privacy', '/login'],
  ];
  // Within the shop, as a page is the same where it was built ahead (quiet-pages.alone.test.ts).
  problems.push(...(await inspectAll(page, paths, schemes, 'anybody', goWithin)));
  await goWithin(page, '/register');
  await settle(page);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('main').getByRole('alert').waitFor();
  problems.push(...(await inspect(page, 'a form full of errors', schemes)));
  expect(problems).toEqual([]);
});

it('each layout from the cart to the order has none, and the header fits at every width in any font', async () => {
  const { page } = await openVisit({ as: 'buyer' });
  await page.goto('/product/wireless-plus/order');
  await settle(page, 'signed-in');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('dialog').waitFor();
  const problems = await inspect(page, 'a second plan', schemes);
  await page.keyboard.press('Escape');
  problems.push(...(await inspectAll(page, ['/orderhardware', '/profile'], schemes, 'signed-in')));

  // With a name and a full cart.
  await goWithin(page, '/cart');
  await settle(page, 'signed-in');
  const measure = async (font: string) => {
    // The edges of each range in which the header looks alike.
    for (const width of [narrowest, 479, 480, 767, 768, 1023, 1024, 1279, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      const tooWide = await findTooWide(page);
      if (tooWide.length > 0) problems.push(`${width} px, ${font}: ${tooWide.join(', ')}`);
    }
  };
  // A font that arrives after the first paint is not used: the device's may be wider.
  await measure('the font that arrived');
  await takeFonts(page);
  await measure('the device’s font');
  await page.setViewportSize(desktop);

  await page.goto('/cart');
  await settle(page, 'signed-in');
  await page.getByRole('button', { name: 'Remove Fibre Everyday' }).click();
  await page.getByRole('button', { name: /^Undo/ }).waitFor();
  problems.push(...(await inspect(page, 'a line taken out of the cart', schemes)));
  await page.getByRole('button', { name: /^Undo/ }).click();
  problems.push(...(await inspectAll(page, ['/placeorder'], schemes, 'signed-in')));
  await placeOrder(page);
  await settle(page, 'signed-in');
  problems.push(...(await inspect(page, 'the order that was just placed', schemes)));
  expect(problems).toEqual([]);
});
