import { blankHardware } from '@kowhai/domain/catalogue/hardware-fields';
import { blankPlan } from '@kowhai/domain/catalogue/plan-fields';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { listPages } from '#tests/support/browser/pages.ts';
import { signIn } from '#tests/support/browser/people.ts';
import { heading } from '#tests/support/browser/shopping.ts';
import { goWithin, loaded, openVisit } from '#tests/support/browser/visit.ts';
import { days } from '#tests/support/shop/days.ts';
import { sendEnquiry } from '#tests/support/shop/enquiries.ts';
import { waitForMailsAbout } from '#tests/support/shop/mails.ts';
import { accepted, addPerson, admin, call, db, placeOrder, requestOf } from '#tests/support/shop/shop.ts';

// Short enough for a name; loaded as an image it would fail, and say so.
const evil = '<img src=x onerror=hacked=1>';

/** Stores what staff might paste into every text of a plan and of hardware; both are on every list meanwhile. */
async function addEvilItems() {
  const tag = crypto.randomUUID().slice(0, 8);
  const fill = <T extends object>(blank: T): T => {
    const isText = ([name, value]: [string, unknown]) => value === '' && !name.endsWith('Path');
    const texts = Object.entries(blank).filter(isText);
    return { ...blank, ...Object.fromEntries(texts.map(([name]) => [name, evil])) };
  };
  const shared = { price: 70, isPublished: true, updatedAt: Timestamp.now(), editedAt: Timestamp.now() };
  const speeds = { download: `300 Mbps ${evil}`, upload: `100 Mbps ${evil}`, category: 'fibre' };
  const planId = `evil-plan-${tag}`;
  const hardwareId = `evil-hardware-${tag}`;
  await db.doc(`products/${planId}`).set({ ...fill(blankPlan), ...shared, ...speeds });
  await db
    .doc(`hardwares/${hardwareId}`)
    .set({ ...fill(blankHardware), ...shared, category: 'fibre', countInStock: 5 });
  onTestFinished(async () => {
    await db.doc(`products/${planId}`).delete();
    await db.doc(`hardwares/${hardwareId}`).delete();
  });
  return { planId, hardwareId };
}

async function expectHarmless(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => ({
    hasRun: 'hacked' in window,
    images: document.querySelectorAll('img[src="x"]').length,
  }));
  expect(found, where).toEqual({ hasRun: false, images: 0 });
}

it('markup in the catalogue, in names, addresses, notes and questions is text, on every screen and in every mail', {
  timeout: 300_000,
}, async () => {
  const [{ planId, hardwareId }, person] = [await addEvilItems(), await addPerson()];
  await accepted(
    call('PUT', '/api/users/profile', {
      as: person,
      body: { firstName: evil, lastName: evil, address: `1 ${evil} Street, Wellington 6011` },
    }),
  );
  const serviceAddress = { address: `12 ${evil}`, city: evil, region: 'Wellington', postalCode: '6012' };
  const goods = requestOf({ plan: { _id: planId }, hardware: { _id: hardwareId } });
  const order = await accepted(placeOrder(person, { ...goods, serviceAddress }));
  const words = { firstName: evil, lastName: evil, enquiryMessage: `${evil} ${order.number}` };
  const { _id: enquiryId } = await sendEnquiry({ ...words, email: person.email }, person);
  const asStaff = (method: string, path: string, body = {}) =>
    accepted(call(method, path, { as: admin, body }));
  await asStaff('POST', `/api/orders/${order._id}/notes`, { text: evil });
  const idFor = (path: string) => {
    if (path.includes('enquir')) return enquiryId;
    if (path.includes('hardware')) return hardwareId;
    if (path.includes('user')) return order.user._id;
    return path.includes('order/') && !path.includes('product') ? order._id : planId;
  };

  const customer = await openVisit();
  await signIn(customer.page, person);
  await customer.page.goto(`/product/${planId}`);
  await expect.poll(() => customer.page.getByRole('main').innerText()).toContain(evil);
  const staff = await openVisit();
  await signIn(staff.page, admin);
  await staff.page.goto(`/order/${order._id}`);
  await heading(staff.page, `Order ${order.number}`);
  expect(await staff.page.getByRole('main').innerText()).toContain(evil);

  const shownTo = [
    [customer.page, [...listPages('public', idFor), ...listPages('signed-in', idFor)]],
    [staff.page, [...listPages('admin', idFor), `/admin/orderlist?q=${order.number}`, `/admin/changes`]],
  ] as const;
  for (const [page, paths] of shownTo) {
    for (const path of paths) {
      await goWithin(page, path);
      await loaded(page);
      await expectHarmless(page, path);
    }
  }

  // One email tells the day and the step that follows before it is sent.
  await asStaff('PUT', `/api/orders/${order._id}`, {
    connectionDate: days.first,
    connectionWindow: evil,
    isMailed: true,
  });
  await asStaff('PUT', `/api/orders/${order._id}/processing`);
  await asStaff('POST', `/api/enquiries/${enquiryId}/replies`, { text: `${evil} ${order.number}` });
  await waitForMailsAbout(order.number, 5);
  await asStaff('PUT', `/api/orders/${order._id}/cancelled-by-staff`, { message: evil });

  const reader = await openVisit();
  for (const mail of await waitForMailsAbout(order.number, 6)) {
    await reader.page.setContent(mail.html);
    await expectHarmless(reader.page, mail.subject);
  }
});
