import { expect, it } from 'vitest';
import { heading } from '#tests/support/browser/shopping.ts';
import { openVisit } from '#tests/support/browser/visit.ts';
import { sendEnquiry } from '#tests/support/shop/enquiries.ts';
import { accepted, addPerson, admin, call, placeOrderFor, uniqueId } from '#tests/support/shop/shop.ts';

it('keeps an enquiry open by a reply that only delays, takes that back, cancels the order that it names and answers it', async () => {
  const person = await addPerson({ lastName: uniqueId('Asker') });
  const { _id: orderId, number } = await placeOrderFor(person);
  const { firstName, lastName, email } = person;
  const about = { enquirySubject: 'Order Status', enquiryMessage: `Please cancel ${number}.` };
  const { _id } = await sendEnquiry({ firstName, lastName, email, ...about });
  const { page } = await openVisit({ as: 'admin' });
  await page.goto(`/admin/enquiries?q=${lastName}`);
  await page.getByText('1 open enquiry', { exact: true }).waitFor();
  await page.getByText(/, in 2[34]\sh$/).waitFor();
  await page.getByRole('link', { name: `${firstName} ${lastName}` }).click();
  await heading(page, `Order Status from ${firstName} ${lastName}`);
  await page.getByRole('button', { name: 'Templates' }).click();
  await page.getByRole('menuitem', { name: 'We tried to call' }).click();
  await page.getByRole('button', { name: 'Send and keep open' }).click();
  await page.getByText('Reply stored').waitFor();
  const read = () => accepted(call('GET', `/api/enquiries/${_id}`, { as: admin }));
  expect(await read()).toMatchObject({ isAnswered: false, replies: [{}] });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await read()).replies).toEqual([]);

  await page.getByRole('list', { name: 'Orders' }).getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByText('Order cancelled').waitFor();
  expect(await accepted(call('GET', `/api/orders/${orderId}`, { as: admin }))).toMatchObject({
    status: 'cancelled',
    history: [{ action: 'place' }, { action: 'cancel', reason: 'Requested by phone or email' }],
  });
  await page.getByLabel('Keep it open').uncheck();
  await page.getByRole('textbox', { name: /reply/i }).fill('It’s cancelled.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await page.getByText('On its way').waitFor();
  expect(await read()).toMatchObject({ isAnswered: true, replies: [{ text: 'It’s cancelled.' }] });
});
