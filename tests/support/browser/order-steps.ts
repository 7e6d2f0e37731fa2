import type { newPerson } from './people.ts';
import { addOn, plan } from './shopping.ts';

/** What a person does on a page, in whatever browser. Names are those of headings, labels and buttons. */
export type Steps = {
  open: (path: string) => Promise<unknown>;
  arrive: (title: string) => Promise<unknown>;
  choose: (label: string) => Promise<unknown>;
  fillIn: (label: string, text: string) => Promise<unknown>;
  press: (name: string) => Promise<unknown>;
  see: (words: string) => Promise<unknown>;
};

/** The short way of someone whom the shop does not know, from the home page through the finder to the placed order. */
export async function orderAsNewCustomer(
  { open, arrive, choose, fillIn, press, see }: Steps,
  person: ReturnType<typeof newPerson>,
): Promise<void> {
  await open('/');
  await arrive('Home internet that just gets on with it');
  await press('Find your plan');
  await arrive('Find your plan');
  await choose('Three or four');
  await choose('Two or three screens at once');
  await choose('Video, live streams, big backups');
  await choose('Our own home in town');
  await press('Find my plan');
  await press(`Get Started with ${plan.name}`);
  await arrive(`Order ${plan.name}`);
  await fillIn('Street Address', '12 Rātā Street');
  await fillIn('Suburb/City', 'Karori');
  await press('Next');
  await arrive('Your Order');
  await press(`Add To Cart ${addOn}`);
  await press('Proceed to checkout');
  await arrive('Your details');
  await fillIn('Email Address', person.email);
  await fillIn('Password', person.password);
  await fillIn('First Name', person.firstName);
  await fillIn('Last Name', person.lastName);
  await fillIn('Phone', '021 000 000');
  // The notice closes after a while: it is waited for from before the press that causes it.
  await Promise.all([see('Registration successful'), press('Continue')]);
  await arrive('Place Order');
  await press('Place Order');
}
