/**
 * Someone who has read the specification and never seen the shop: they know its addresses, labels, messages and questions,
 * and press, fill in and read by these alone. Where the shop departs from it, docs/decisions/008 has the row.
 */
import { siteUrl } from '@kowhai/tools/command/addresses';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPerson } from '#tests/support/browser/people.ts';
import { desktop, loaded, openVisit, phone } from '#tests/support/browser/visit.ts';
import { addPerson, admin, placeOrderFor, uniqueId } from '#tests/support/shop/shop.ts';

const plain = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** As a name begins, in any case: labels go on with a unit, buttons with what they are for. */
const beginning = (words: string) => new RegExp(`^${plain(words)}(?!\\w)`, 'i');

/** A page by the specification's words. */
class Client {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async go(path: string): Promise<void> {
    await this.page.goto(path);
    await loaded(this.page);
  }

  /** Waits for an address of the specification. */
  async comeTo(address: RegExp): Promise<void> {
    await expect.poll(() => this.page.url().replace(siteUrl, '')).toMatch(address);
    await loaded(this.page);
  }

  find(role: 'button' | 'link' | 'tab' | 'checkbox' | 'radio', words: string): Locator {
    return this.page.getByRole(role, { name: beginning(words) });
  }

  async press(words: string): Promise<void> {
    const [button, link, tab] = [
      this.find('button', words),
      this.find('link', words),
      this.find('tab', words),
    ];
    await button.or(link).or(tab).filter({ visible: true }).first().click();
  }

  /** Presses, and waits for the message that the specification has for it, which goes after five seconds. */
  async pressAndRead(words: string, message: string): Promise<void> {
    await Promise.all([this.read(message), this.press(words)]);
  }

  /** Answers a question of the specification, by the button that does it. */
  async agreeTo(question: string, words: string): Promise<void> {
    const dialog = this.page.getByRole('dialog').filter({ hasText: question });
    await dialog.getByRole('button', { name: beginning(words) }).click();
  }

  field(label: string): Locator {
    const fields = this.page.locator('input, select, textarea').filter({ visible: true });
    return fields.and(this.page.getByLabel(beginning(label))).first();
  }

  async fillIn(fields: Record<string, string>): Promise<void> {
    for (const [label, text] of Object.entries(fields)) await this.field(label).fill(text);
  }

  readText = async () => (await this.page.locator('body').innerText()).replaceAll(/\s+/g, ' ');

  /** Waits until the page says this, one after the other, in any case. */
  async read(...words: string[]): Promise<void> {
    await expect.poll(this.readText).toMatch(new RegExp(words.map(plain).join('.*'), 'i'));
  }

  /** The columns of a table, which a phone's rows repeat beside their values. */
  async seeColumns(...columns: string[]): Promise<void> {
    const table = this.page.getByRole('table').filter({ visible: true }).first();
    const inOrder = new RegExp(columns.map(plain).join('.*'), 'is');
    await expect.poll(() => table.textContent()).toMatch(inOrder);
  }

  async signIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.go('/login');
    await this.fillIn({ 'Email Address': email, Password: password });
    await this.page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await this.page.waitForURL((url) => url.pathname !== '/login');
    await loaded(this.page);
  }
}

/** The amounts of an order, in the order of the specification. */
const amounts = new RegExp(
  ['Subtotal \\(\\d+ items?\\)', 'Shipping', 'Total', 'GST included in Total']
    .map((label) => `${label}[^$]*\\$([\\d,]+\\.\\d\\d)`)
    .join('.*?'),
  'i',
);

/** What an order costs, which section 9 computes: cart, review and order say the same. */
async function readAmounts(client: Client): Promise<number[]> {
  await expect.poll(client.readText).toMatch(amounts);
  const found = amounts.exec(await client.readText())?.slice(1) ?? [];
  const [subtotal = 0, shipping = 0, total = 0, gst = 0] = found.map((one) =>
    Number(one.replaceAll(',', '')),
  );
  expect(subtotal + shipping).toBeCloseTo(total, 2);
  expect(gst).toBeCloseTo(total - total / 1.15, 2);
  return [subtotal, shipping, total, gst];
}

it.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('someone new on %s finds a plan, registers, orders it and reads the order', async (_, viewport) => {
  const client = new Client((await openVisit({ viewport })).page);
  const person = newPerson();
  await client.go('/fibre');
  await client.press('Shop');
  await client.comeTo(/^\/fibre\/plans$/);
  await client.read('Shop Fibre Plans', 'NZ-based Support Team');
  await client.press('Get Started');
  await client.comeTo(/^\/product\/[^/]+\/order$/);
  await client.read('Term', 'Data', 'Download', 'Upload');
  await client.fillIn({ 'Street Address': '12 Rātā Street', 'Suburb/City': 'Karori', Postcode: '6012' });
  await client.field('Region').selectOption('Wellington');
  expect(await client.field('Country').isDisabled()).toBe(true);
  await client.press('Next');

  await client.comeTo(/^\/orderhardware$/);
  await client.read('Your Order', '+ Postage $9.99');
  expect(await client.find('radio', 'Yes').isChecked()).toBe(true);
  await client.press('Add To Cart');
  await client.find('button', 'Remove').waitFor();
  await client.press('Next');

  await client.comeTo(/^\/cart$/);
  await client.seeColumns('Product', 'Price', 'Quantity', 'Total');
  await client.field('Quantity').selectOption('2');
  await client.read('Order Summary', 'Subtotal (3 items)', 'Service Address', '12 Rātā Street', 'Shipping');
  const inCart = await readAmounts(client);
  await client.press('Proceed to checkout');

  await client.comeTo(/^\/login\?redirect=(%2F|\/)details$/);
  await client.press('Register');
  await client.comeTo(/^\/register\?redirect=(%2F|\/)details$/);
  await client.fillIn({
    'First Name': person.firstName,
    'Last Name': person.lastName,
    'Email Address': person.email,
    Phone: '021 000 000',
    Address: '12 Rātā Street, Karori, Wellington 6012',
    Password: person.password,
    'Confirm Password': person.password,
  });
  await client.pressAndRead('Register', 'Registration successful');

  await client.comeTo(/^\/(details|placeorder)$/);
  // Also where the shop leads on, because it knows the address.
  await client.go('/details');
  await client.press('Next');
  await client.comeTo(/^\/placeorder$/);
  await client.read(person.firstName, person.lastName, person.email, '12 Rātā Street');
  expect(await readAmounts(client)).toEqual(inCart);
  await client.press('Place Order');

  await client.comeTo(/^\/order\/[^/]+$/);
  await client.read('Thank you');
  await client.read('Submitted', '12 Rātā Street');
  expect(await readAmounts(client)).toEqual(inCart);

  await client.go('/profile');
  await client.press('Orders');
  await client.seeColumns('Order #', 'Date', 'Status', 'Total', 'Details');
  await client.read('Submitted');
  await client.press('Details');
  await client.comeTo(/^\/order\/[^/]+$/);
  expect(await readAmounts(client)).toEqual(inCart);
  await client.go('/profile');
  await client.press('Logout');
  await client.comeTo(/^\/$/);
  await client.go('/profile');
  await client.comeTo(/^\/login\?redirect=/);
});

describe('staff', () => {
  const open = async () => {
    const client = new Client((await openVisit({ viewport: desktop })).page);
    await client.signIn(admin);
    await client.go('/admin');
    return client;
  };

  const speeds = { Download: '300 Mbps', Upload: '100 Mbps', 'Data cap': 'Unlimited' };
  const plan = { Price: '70', ...speeds, Term: 'None', Equipment: 'None' };

  it.each([
    ['service', ['Name', 'Category', 'Price', 'Download', 'Upload'], 'Do you want to', plan],
    ['hardware', ['Name', 'Category', 'Price', 'Stock'], 'Are you sure you want to', { Price: '99' }],
  ] as const)('create a %s, edit it and delete it', async (kind, columns, question, fields) => {
    const client = await open();
    const name = uniqueId('Client');
    await client.press(`${kind}s`);
    await client.comeTo(new RegExp(`^/admin/${kind}list`));
    await client.seeColumns(...columns);
    await client.press(`Add New ${kind}`);
    await client.fillIn({ Name: name, ...fields });
    await client.pressAndRead('Save', `${kind} created successfully`);
    await client.comeTo(new RegExp(`^/admin/${kind}/(?!new)[^/]+/edit`));
    await client.fillIn({ Price: '71' });
    await client.pressAndRead('Save', `${kind} updated`);
    await client.go(new URL(client.page.url()).pathname.replace(/edit$/, 'info'));
    await client.read(name, '$71.00');
    await client.press('Delete');
    await client.agreeTo(`${question} delete this ${kind}?`, 'Delete');
    await client.read(`${kind} was successfully deleted`);
  });

  it('process an order, complete it, reset it and delete it', async () => {
    const { number } = await placeOrderFor(await addPerson());
    const client = await open();
    await client.press('Orders');
    await client.comeTo(/^\/admin\/orderlist/);
    await client.go(`/admin/orderlist?q=${number}`);
    await client.press(number);
    await client.comeTo(/^\/order\/[^/]+/);
    await client.pressAndRead('Process Order', 'Order status changed');
    await expect.poll(() => client.find('button', 'Processing').isDisabled()).toBe(true);
    await client.pressAndRead('Complete Order', 'Order completed');
    await expect.poll(() => client.find('button', 'Completed').isDisabled()).toBe(true);
    await client.press('Reset Status');
    await expect.poll(() => client.find('button', 'Process Order').isEnabled()).toBe(true);
    await client.press('Delete Order');
    await client.agreeTo('Do you want to delete this order?', 'Delete');
    await client.read('Order was successfully deleted');
  });

  it('edit a user and delete them', async () => {
    const person = await addPerson({ lastName: uniqueId('Client') });
    const client = await open();
    await client.press('Users');
    await client.comeTo(/^\/admin\/userlist/);
    await client.seeColumns('Name', 'Email', 'Address', 'Admin');
    await client.go(`/admin/user/${person.uid}/edit`);
    expect(await client.find('checkbox', 'Admin').isChecked()).toBe(false);
    await client.fillIn({ 'First Name': 'Hinemoa' });
    await client.pressAndRead('Update', 'User successfully updated');
    await client.go(`/admin/user/${person.uid}/info`);
    await client.read(`Hinemoa ${person.lastName}`);
    await client.press('Delete');
    await client.agreeTo('Do you want to delete this user?', 'Delete');
    await client.read('User was successfully deleted');
  });
});
