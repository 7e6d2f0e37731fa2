import {
  type AddressPart,
  type AddressTexts,
  addressParts,
  followReading,
  nameStreet,
  noTexts,
  writeLine,
} from '@kowhai/domain/address/address-texts';
import { readAddress } from '@kowhai/domain/address/read-address';
import type { ServiceAddress } from '@kowhai/domain/address/service-address';
import fc from 'fast-check';
import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { heading, plan } from '#tests/support/browser/shopping.ts';
import { loaded, openVisit } from '#tests/support/browser/visit.ts';

const texts: Record<AddressPart, string[]> = {
  address: ['12 Rātā Street', '2/22 Bank Street, Timaru', '15 Foobar Road, Dunedin', '14 Aro Street'],
  flat: ['2', ''],
  city: ['Karori, Wellington', 'Timaru', 'Aro Valley', ''],
  postalCode: ['6012', '7910', ''],
  region: ['Wellington', 'Canterbury'],
};

type Step =
  | { do: 'type' | 'paste' | 'autofill'; part: AddressPart; text: string }
  | { do: 'tab' | 'arrive' | 'take' | 'pick'; part?: undefined };
const write: fc.Arbitrary<Step> = fc.constantFrom(...addressParts).chain((part) =>
  fc.record({
    do: fc.constantFrom('type' as const, 'paste' as const, 'autofill' as const),
    part: fc.constant(part),
    text: fc.constantFrom(...texts[part]),
  }),
);
const step = fc.oneof(
  { weight: 3, arbitrary: write },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('tab', 'arrive', 'arrive', 'take', 'pick') }),
  },
) as fc.Arbitrary<Step>;

/** The files of the list of streets, which arrive when the test lets them. */
async function holdStreets(page: Page) {
  const held: Route[] = [];
  let isHeld = true;
  let folder = '';
  await page.route('**/assets/streets-*/*', async (route) => {
    folder = route
      .request()
      .url()
      .replace(/[^/]*$/, '');
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return {
    /** The one that was asked for last: answers overtake each other. */
    arrive: async () => {
      const route = held.pop();
      if (!route) return;
      const isThere = page.waitForEvent('requestfinished', (request) => request === route.request());
      await route.continue();
      await isThere;
    },
    allArrive: async () => {
      isHeld = false;
      for (const route of held.splice(0)) await route.continue();
      await loaded(page);
    },
    hold: () => {
      isHeld = true;
      held.length = 0;
    },
    /** The same file, as this test reads it. */
    read: async (name: string): Promise<object> => {
      // Nobody has asked for any yet.
      if (folder === '') return {};
      const response = await fetch(`${folder}${name}.json`);
      return response.ok ? ((await response.json()) as object) : {};
    },
  };
}
type Streets = Awaited<ReturnType<typeof holdStreets>>;

const field = (page: Page, part: AddressPart) => page.locator(`form [name=${part}]`);
async function readAll(page: Page): Promise<AddressTexts> {
  const all = addressParts.map(async (part) => [part, await field(page, part).inputValue()] as const);
  return Object.fromEntries(await Promise.all(all)) as AddressTexts;
}

/** What a person gave since they last chose a whole address, and that address. */
type Given = { theirs: Map<AddressPart, string>; chosen: AddressTexts };

const keepTheirs = (shown: AddressTexts, { theirs }: Given): AddressTexts => {
  const own = (part: AddressPart) => theirs.get(part) ?? '';
  return { ...shown, city: own('city'), postalCode: own('postalCode') };
};

async function take(page: Page, streets: Streets, one: Step, given: Given): Promise<void> {
  const choose = async (label: string) => {
    const chosen = await readAll(page);
    const flat = chosen.flat && `${chosen.flat}/`;
    expect(`${flat}${chosen.address}, ${chosen.city} ${chosen.postalCode}`).toBe(label);
    given.theirs.clear();
    given.chosen = chosen;
  };
  if (one.do === 'tab') await page.keyboard.press('Tab');
  else if (one.do === 'arrive') await streets.arrive();
  else if (one.do === 'take') {
    const main = page.getByRole('main');
    const opener = main.getByRole('button', { name: /^Choose from/, expanded: false });
    if (await opener.isVisible()) await opener.click();
    const offered = main.getByRole('button', { name: /^\d.*, .* \d{4}$/ }).first();
    if (!(await offered.isVisible())) return;
    const label = await offered.innerText();
    await offered.click();
    await choose(label);
  } else if (one.do === 'pick') {
    await streets.allArrive();
    await field(page, 'address').fill('');
    await field(page, 'address').pressSequentially('2/15 naenae ro');
    const option = page.getByRole('listbox').getByRole('option').first();
    const label = await option.innerText();
    await option.click();
    await choose(label);
    streets.hold();
  } else if (one.part && (await field(page, one.part).inputValue()) !== one.text) {
    await enter(page, one);
    given.theirs.set(one.part, one.text);
  }
}

async function enter(page: Page, one: Extract<Step, { text: string }>): Promise<void> {
  const target = field(page, one.part);
  if (one.part === 'region') await target.selectOption(one.text);
  else if (one.do === 'type') {
    await target.fill('');
    await target.pressSequentially(one.text);
  } else if (one.do === 'paste') {
    await target.focus();
    await target.selectText();
    await (one.text === '' ? page.keyboard.press('Delete') : page.keyboard.insertText(one.text));
  } else {
    // As a browser does: no key, no focus.
    await target.evaluate((element: HTMLInputElement, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }, one.text);
  }
}

/** What the fields that nobody touched may say: what the street tells. */
async function readTold(shown: AddressTexts, streets: Streets, given: Given): Promise<AddressTexts> {
  const theirs = keepTheirs(shown, given);
  const chosen = keepTheirs(given.chosen, { ...given, theirs: new Map() });
  if (nameStreet(theirs) === nameStreet(chosen)) return given.chosen;
  const place = await readAddress(given.theirs.get('city') ?? '', streets.read);
  return followReading(await readAddress(writeLine(theirs), streets.read), place);
}

async function expectNoContradiction(shown: AddressTexts, streets: Streets, given: Given): Promise<void> {
  const told = await readTold(shown, streets, given);
  for (const part of addressParts.filter((one) => one !== 'address' && !given.theirs.has(one)))
    expect([`${part} is ${told[part]}`, `${part} is `]).toContain(`${part} is ${shown[part]}`);
}

/** Once everything has arrived, no field that nobody touched is left behind. */
async function expectToFollow(page: Page, streets: Streets, given: Given): Promise<void> {
  await field(page, 'address').focus();
  await page.keyboard.press('Tab');
  await streets.allArrive();
  const shown = await readAll(page);
  const { address: _, ...told } = await readTold(shown, streets, given);
  expect(shown).toMatchObject({ ...told, ...Object.fromEntries(given.theirs) });
}

/** @param seen the fields as Next was pressed */
function expectSame(sent: ServiceAddress, seen: AddressTexts): void {
  const { city, postalCode, region } = seen;
  expect(sent).toMatchObject({ city, postalCode, region });
  const street = [seen.flat, seen.address].filter(Boolean).join('/');
  expect(street.startsWith(sent.address)).toBe(true);
  // A place behind the street is sent once.
  const left = street.slice(sent.address.length).replace(/^, /, '');
  expect(`${city}, ${region}`).toContain(left);
}

async function pressNext(page: Page): Promise<AddressTexts> {
  const seen = await readAll(page);
  await page.getByRole('main').getByRole('button', { name: 'Next' }).click();
  return seen;
}

const readCart = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('cart') ?? '{}').serviceAddress as ServiceAddress | null,
  );

const type = (part: AddressPart, text: string): Step => ({ do: 'type', part, text });
/** The region was emptied, another town kept the first one's postcode, and a region that someone chose changed. */
const examples: [Step[], boolean, Step[]][] = [
  [
    [type('address', '12 Rātā Street'), type('city', 'Karori, Wellington'), type('postalCode', '6012')],
    true,
    [],
  ],
  [[type('address', '2/22 Bank Street, Timaru'), type('address', '15 Foobar Road, Dunedin')], true, []],
  [
    [type('region', 'Canterbury'), type('address', '12 Rātā Street'), type('city', 'Karori, Wellington')],
    true,
    [],
  ],
];

it('changes no field of the address that someone touched, lets the others follow the street, and writes nothing after Next, however late the list is', async () => {
  const { page } = await openVisit();
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 2, maxLength: 6 }),
      fc.boolean(),
      fc.array(step, { maxLength: 2 }),
      async (before, isWhole, after) => {
        await page.unrouteAll();
        const streets = await holdStreets(page);
        await page.goto(`/product/${plan.id}/order`);
        await loaded(page);
        const given: Given = { theirs: new Map(), chosen: noTexts };
        const go = async (steps: Step[]) => {
          for (const one of steps) {
            await take(page, streets, one, given);
            expect(await readAll(page)).toMatchObject(Object.fromEntries(given.theirs));
          }
        };
        await go(before);
        if (isWhole) await expectToFollow(page, streets, given);
        const seen = await pressNext(page);
        await expectNoContradiction(seen, streets, given);
        await streets.allArrive();
        const edit = page.getByRole('button', { name: 'Edit the address' });
        if (page.url().endsWith('/order')) {
          expect(await readAll(page)).toEqual(seen);
          if (await edit.isVisible()) await edit.click();
          streets.hold();
          await go(after);
          await streets.allArrive();
          expect(await readAll(page)).toMatchObject(Object.fromEntries(given.theirs));
        } else {
          taken += 1;
          expectSame((await readCart(page)) as ServiceAddress, seen);
        }
        await page.evaluate(() => [sessionStorage.clear(), localStorage.clear()]);
      },
    ),
    { seed: 62, numRuns: 9, endOnFailure: true, examples },
  );
  expect(taken).toBeGreaterThan(1);
});

it('sends an order to the address that was seen as Next was pressed', async () => {
  const { page, allow } = await openVisit({ as: 'customer' });
  allow(/503/);
  const streets = await holdStreets(page);
  await page.goto(`/product/${plan.id}/order`);
  await loaded(page);
  await field(page, 'address').fill('14 Aro Street');
  await field(page, 'city').fill('Aro Valley');
  await field(page, 'postalCode').fill('6021');
  await field(page, 'region').selectOption('Wellington');
  const seen = await pressNext(page);
  await streets.allArrive();
  await heading(page, 'Your Order');
  await page.goto('/placeorder');
  await heading(page, 'Place Order');
  const sent = Promise.withResolvers<ServiceAddress>();
  await page.route('**/api/orders', async (route) => {
    sent.resolve(route.request().postDataJSON().serviceAddress);
    await route.fulfill({ status: 503 });
  });
  await page.getByRole('main').getByRole('button', { name: 'Place Order' }).first().click();
  expectSame(await sent.promise, seen);
});
