/** The way from the home page to a placed order, page by page: each step ends when the next page is there to be used. */
import type { Page } from 'playwright-core';
import { fillInDetails, newPerson } from './people.ts';
import { addOn, fillInAddress, heading, plan } from './shopping.ts';

export type JourneyStep = {
  name: string;
  /** What the person opens before they go on: it may push down what is below it. */
  open?: (page: Page) => Promise<unknown>;
  /** What else they do on the page before. */
  fillIn?: (page: Page) => Promise<unknown>;
  /** The press or tap that leads on, and the page that it leads to. */
  go: (page: Page) => Promise<unknown>;
  arrive: (page: Page) => Promise<unknown>;
};

const main = (page: Page) => page.getByRole('main');

export function listJourneySteps(): JourneyStep[] {
  const person = newPerson();
  return [
    {
      name: 'home to fibre',
      open: async (page) => {
        const opener = page.getByRole('banner').getByText('Menu', { exact: true });
        if (await opener.isVisible()) await opener.click();
      },
      go: (page) => page.getByRole('banner').getByRole('link', { name: 'Fibre', exact: true }).click(),
      arrive: (page) => page.waitForFunction(() => document.title.startsWith('Fibre broadband')),
    },
    {
      name: 'fibre to its plans',
      go: (page) =>
        main(page)
          .getByRole('link', { name: /^Shop .*plans/i })
          .first()
          .click(),
      arrive: (page) => heading(page, 'Shop Fibre Plans'),
    },
    {
      name: 'plans to the plan’s order page',
      go: (page) => page.getByRole('link', { name: `Get Started with ${plan.name}` }).click(),
      arrive: (page) => heading(page, `Order ${plan.name}`),
    },
    {
      name: 'order page to add-ons',
      fillIn: fillInAddress,
      go: (page) => page.getByRole('button', { name: 'Next' }).click(),
      arrive: (page) => heading(page, 'Your Order'),
    },
    {
      name: 'add-ons to the cart',
      fillIn: (page) => page.getByRole('button', { name: `Add To Cart ${addOn}` }).click(),
      go: (page) => main(page).getByRole('link', { name: 'Next' }).click(),
      arrive: (page) => page.getByRole('row', { name: addOn }).waitFor(),
    },
    {
      name: 'cart to sign-in',
      go: (page) => page.getByRole('link', { name: 'Proceed to checkout' }).click(),
      arrive: (page) => heading(page, 'Your details'),
    },
    {
      name: 'sign-in to the review',
      fillIn: (page) => fillInDetails(page, person),
      go: (page) => page.getByRole('button', { name: 'Continue' }).click(),
      arrive: (page) => heading(page, 'Place Order'),
    },
    {
      name: 'back to shipping',
      go: (page) => main(page).getByRole('link', { name: 'Go Back' }).click(),
      arrive: (page) => heading(page, 'Shipping'),
    },
    {
      name: 'shipping to the review',
      go: (page) => page.getByRole('button', { name: 'Next' }).click(),
      arrive: (page) => heading(page, 'Place Order'),
    },
    {
      name: 'review to the thank-you',
      go: (page) => page.getByRole('button', { name: 'Place Order' }).click(),
      arrive: (page) => heading(page, `Thank you, ${person.firstName}`),
    },
  ];
}
