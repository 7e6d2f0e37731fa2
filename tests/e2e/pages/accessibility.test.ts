import { expect, it } from 'vitest';
import { findTooWide, inspect, inspectAll, narrowest, settle } from '#tests/support/browser/accessibility.ts';
import { placeOrder } from '#tests/support/browser/shopping.ts';
import { openVisit, takeFonts } from '#tests/support/browser/visit.ts';

// One page of each layout. The nightly tests look at all pages in light (accessibility.long.ts), and the contrasts of the
// palette are held for both schemes (palette.test.ts).
const schemes = ['dark' as const, 'light' as const];

it('each layout for everybody has no accessibility fault, in light and dark and on the narrowest screen', async () => {
  const { page } = await openVisit();
  const problems = await inspectAll(
    page,
    [
      ...['/', '/fibre', '/fibre/plans', '/find-your-plan', '/product/fibre-everyday', '/login'],
      ...['/hardware/tui-mesh-6', '/product/fibre-everyday/order', '/privacy', '/register'],
    ],
    schemes,
  );
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('main').getByRole('alert').waitFor();
  problems.push(...(await inspect(page, 'a form full of errors', schemes)));
  expect(problems).toEqual([]);
});

it('each layout from the cart to the order has none', async () => {
  const { page } = await openVisit({ as: 'buyer' });
  await page.goto('/cart');
  await settle(page, 'signed-in');
  const paths = ['/orderhardware', '/placeorder', '/profile', '/cart'];
  const problems = await inspectAll(page, paths, schemes, 'signed-in');
  await page.getByRole('button', { name: 'Remove Pīwakawaka Point' }).click();
  await page.getByRole('button', { name: /^Undo/ }).waitFor();
  problems.push(...(await inspect(page, 'a line taken out of the cart', schemes)));
  await page.goto('/product/wireless-plus/order');
  await settle(page, 'signed-in');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('dialog').waitFor();
  problems.push(...(await inspect(page, 'a second plan', schemes)));
  await page.goto('/placeorder');
  await placeOrder(page);
  await settle(page, 'signed-in');
  problems.push(...(await inspect(page, 'the order that was just placed', schemes)));
  expect(problems).toEqual([]);
});

it('the header fits at every width in any font, with a name and a full cart', {
  timeout: 240_000,
}, async () => {
  const { page } = await openVisit({ as: 'buyer' });
  await page.goto('/cart');
  await settle(page, 'signed-in');
  const problems: string[] = [];
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
  expect(problems).toEqual([]);
});
