import { expect, it } from 'vitest';
import { addOn, fillInAddress, heading, plan } from '#tests/e2e/support/shopping.ts';
import { openVisit } from '#tests/e2e/support/visit.ts';

it('shows the way on without scrolling on a small laptop', { timeout: 120_000 }, async () => {
  const { page } = await openVisit({ as: 'customer', viewport: { width: 1280, height: 800 } });
  const findLowestEdge = async (role: 'button' | 'link', name: string) => {
    // Where the button is below the fields as well, the one at the side comes last.
    const box = await page.getByRole('main').getByRole(role, { name, exact: true }).last().boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  await page.goto(`/product/${plan.id}/order`);
  await heading(page, `Order ${plan.name}`);
  expect(await findLowestEdge('button', 'Next')).toBeLessThanOrEqual(800);
  await fillInAddress(page);
  await page.getByRole('button', { name: 'Next' }).first().click();
  await heading(page, 'Your Order');
  await page.getByRole('button', { name: `Add To Cart ${addOn}` }).click();
  await page.goto('/orderhardware');
  await page
    .getByText(/, then \$/)
    .first()
    .waitFor({ state: 'attached' });
  expect(await findLowestEdge('link', 'Proceed to checkout')).toBeLessThanOrEqual(800);
  await page.goto('/details');
  await page.getByRole('region', { name: 'Service address' }).waitFor();
  expect(await findLowestEdge('button', 'Next')).toBeLessThanOrEqual(800);
  await page.goto('/placeorder');
  await page.getByRole('heading', { name: 'What it costs' }).waitFor();
  expect(await findLowestEdge('button', 'Place order request')).toBeLessThanOrEqual(800);
});
