import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from '#tests/support/browser/people.ts';
import { loaded, openVisit, phone } from '#tests/support/browser/visit.ts';
import { addPerson, db, placeOrderFor } from '#tests/support/shop/shop.ts';

const emoji = Array(40).fill('😀');

async function findWide(page: Page, paths: readonly string[]): Promise<string[]> {
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.getByText(emoji.slice(0, 3).join('')).first().waitFor({ state: 'attached' });
    await loaded(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > phone.width) wide.push(`${path}: ${width} px`);
  }
  return wide;
}

it('a name of forty joined emoji, from before they were refused, makes no page scroll sideways on a phone', async () => {
  const person = await addPerson();
  const order = await placeOrderFor(person);
  const [user] = (await db.collection('users').where('email', '==', person.email).get()).docs;
  const name = { firstName: emoji.join('\u200d'), lastName: emoji.join('\u200d') };
  await user?.ref.update(name);
  await db
    .doc(`orders/${order._id}`)
    .update({ 'user.firstName': name.firstName, 'user.lastName': name.lastName });

  const own = await openVisit({ viewport: phone });
  await signIn(own.page, person);
  expect(await findWide(own.page, ['/profile', `/order/${order._id}`])).toEqual([]);
  const desk = await openVisit({ as: 'admin', viewport: phone });
  const lists = ['/admin/userlist', '/admin/orderlist'];
  const pages = [`/admin/user/${user?.id}/info`, `/order/${order._id}`];
  expect(await findWide(desk.page, [...lists, ...pages])).toEqual([]);
});
