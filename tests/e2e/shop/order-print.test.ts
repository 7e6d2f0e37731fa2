import { expect, it } from 'vitest';
import { signIn } from '#tests/support/browser/people.ts';
import { heading } from '#tests/support/browser/shopping.ts';
import { openVisit, settled } from '#tests/support/browser/visit.ts';
import { accepted, addPerson, placeOrder, requestOf } from '#tests/support/shop/shop.ts';

it('an order of a plan and two items is printed on one sheet, under the shop’s mark', async () => {
  const { page } = await openVisit();
  const person = await addPerson();
  const orderHardwares = ['tui-mesh-6', 'piwakawaka-point'].map((_id) => ({ _id, qty: 1 }));
  const body = { ...requestOf({ plan: { _id: 'fibre-everyday' } }), orderHardwares, modemNeeded: true };
  const order = await accepted(placeOrder(person, body));
  await signIn(page, person);
  await page.goto(`/order/${order._id}`);
  await heading(page, `Order ${order.number}`);
  await settled(page);

  const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
  const sheets = (await page.pdf({ format: 'A4', margin })).toString('latin1');
  expect(sheets.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  const amounts = page.getByRole('region', { name: 'What you ordered' });
  for (const name of ['Standard Shipping (NZ-Wide)', 'GST included in Total', 'First twelve months'])
    await amounts.getByText(name).filter({ visible: true }).waitFor();
  const header = page.getByRole('banner');
  await header.locator('svg').first().waitFor();
  expect((await header.innerText()).trim().split(/\s+/)).toEqual(['Kōwhai', 'Broadband']);
  await page.getByRole('contentinfo').waitFor({ state: 'hidden' });
});

it('where the system sets the colours, the one button to press is told apart', async () => {
  const { page } = await openVisit({ forcedColors: 'active' });
  await page.goto('/product/fibre-max');
  await settled(page);
  const readGround = (name: string) =>
    page
      .getByRole('link', { name })
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await readGround('Order Now')).not.toBe(await readGround('Sign In'));
});
