/**
 * Measures how long the shop takes to answer a customer's tap or key until the answer is drawn (INP), on the way from
 * the home page to a placed order on a phone, with the CPU slowed down. Run it on the running stack, built site and all,
 * with nothing else running.
 *
 *   npx node tests/load/answer-times.ts [--url http://127.0.0.1:5000] [--slowdown 4] [--runs 5]
 */
import { parseArgs } from 'node:util';
import { customer } from '#tests/support/browser/people.ts';
import { closeBrowser, printAnswers, signIn, Visitor } from './visitor.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:5000' },
    slowdown: { type: 'string', default: '4' },
    runs: { type: 'string', default: '5' },
  },
});

for (let run = 0; run < Number(values.runs); run += 1) {
  const visitor = await Visitor.open({ url: values.url, width: 390, slowdown: Number(values.slowdown) });
  const { page } = visitor;
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  const link = (name: string | RegExp) => main.getByRole('link', { name });
  const tab = (name: string) => main.getByRole('tab', { name });
  const chosen = (name: string) => main.getByRole('tab', { name, selected: true });
  const menu = page.getByText('Menu', { exact: true });

  await visitor.visit('/');
  await visitor.tapFor('menu', menu, page.locator('details[open]'));
  await visitor.tapFor('menu, closed', menu, page.locator('details:not([open])').filter({ has: menu }));
  await visitor.tapFor('home: a tab', tab('Wireless'), chosen('Wireless'));
  await visitor.visit('/fibre');
  await visitor.tapFor('category: a question', main.locator('summary'), main.locator('details[open]'));
  await visitor.tapFor('category: to the plans', link(/^Shop /), '**/fibre/plans');
  await visitor.tapFor('plans: to a plan', link(/Learn More/), '**/product/*');
  await visitor.tapFor('plan: a tab', tab('Offer Summary'), chosen('Offer Summary'));
  await visitor.tapFor('plan: to the order', link('Order Now'), '**/order');
  await page.getByLabel('Street Address').waitFor();
  await visitor.tapFor('address: refused as a whole', button('Next'), main.getByRole('alert'));
  for (const [label, text] of [
    ['Street Address', '12 Rata Street'],
    ['Suburb/City', 'Karori'],
  ] as const) {
    await visitor.step(`address: typing into an error (${label})`, () => visitor.type(label, text));
  }
  const addOns = page.getByRole('heading', { level: 1, name: 'Your Order' });
  await visitor.tapFor('address: sent', button('Next'), addOns);
  await visitor.tapFor('add-ons: one more', button('One more'), main.getByText('2', { exact: true }));
  await visitor.tapFor('add-ons: into the cart', button(/Add To Cart/), main.getByText('In your cart'));
  await visitor.tapFor('add-ons: to the cart', link('Next'), '**/cart');
  await visitor.tapFor('cart: to the checkout', link(/Proceed/), '**/login**');
  const known = main.getByLabel('I have an account');
  await visitor.tapFor('sign-in: known, not new', known, button('Sign In'));
  await signIn(visitor, customer);
  await page.waitForURL('**/placeorder');
  await visitor.tapFor('order placed', button(/^Place order/), '**/order/*');
  await visitor.visit('/contact');
  await visitor.tapFor('contact: refused as a whole', button(/^Send/), main.getByRole('alert'));
  await visitor.close();
}

await closeBrowser();
printAnswers();
