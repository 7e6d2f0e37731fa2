import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { callApi } from '#tests/support/browser/api.ts';
import { openByEar } from '#tests/support/browser/orca.ts';
import { admin } from '#tests/support/browser/people.ts';
import { addOn, heading, plan } from '#tests/support/browser/shopping.ts';
import { loaded } from '#tests/support/browser/visit.ts';

/** What is done, and what is said then. */
async function readTranscript(): Promise<Map<string, string[]>> {
  const text = await readFile(new URL('order-by-ear.md', import.meta.url), 'utf8');
  const steps = text
    .split('\n## ')
    .slice(1)
    .map((step) => step.split('\n'));
  return new Map(
    steps.map(([what = '', ...lines]) => [
      what,
      lines.filter((line) => line !== '').map((line) => line.replace(/^- /, '')),
    ]),
  );
}

/** What Orca adds at its own discretion: what is left, and whether a notice that gets the focus is read by its lines. */
const ofOrca =
  /\b(alert|banner|clickable|heading level \d|(visited )?link)\b\.?|^(leaving .*|main content)$|\.$/g;

const simplify = (lines: readonly string[]) =>
  lines.map((line) =>
    line
      .replace(ofOrca, '')
      // Days are those of the run.
      .replace(/\w+day \d+ \w+( \d{4})?/g, 'DAY')
      .trim(),
  );

/** What comes first, the focus or an announcement, is up to Orca, too. */
const wordsOf = (lines: readonly string[]) =>
  lines
    .flatMap((line) => line.split(/\s+/))
    .filter(Boolean)
    .toSorted()
    .join(' ');

it('an order is said as its transcript has it', async () => {
  const transcript = await readTranscript();
  const { page, press, type, said } = await openByEar('/fibre/plans');
  const main = page.getByRole('main');
  const taken: string[] = [];
  let before = 0;
  let here = '';
  const hear = async (what: string, act: () => unknown, choose = (heard: string[]) => heard) => {
    await act();
    taken.push(what);
    const expected = simplify(transcript.get(what) ?? []);
    const heard = () => simplify(said().slice(before)).filter((line) => line !== here);
    await expect.poll(() => wordsOf(choose(heard()))).toBe(wordsOf(choose(expected)));
    before = said().length;
  };
  /** Where the focus was lost with its page, Orca may also say what is now at its place, and the heading twice. */
  const comeTo = async (name: string, what: string, act: () => unknown) => {
    const expected = simplify(transcript.get(what) ?? []);
    await hear(what, act, (heard) => expected.filter((line) => heard.includes(line)));
    // Its second time may come later.
    here = name;
    await heading(page, name);
    await loaded(page);
  };
  /** Goes to a control, and presses Enter there once it is said. */
  const enter = async (control: Locator) => {
    const known = said().length;
    await control.focus();
    await expect.poll(() => said().length).toBeGreaterThan(known);
    press('Return');
  };
  const button = (name: string | RegExp) => main.getByRole('button', { name }).first();
  const link = (name: string) => main.getByRole('link', { name });
  /** From the number of suggestions on: what is said while typing depends on its pace. */
  const hearSuggestions = async (what: string) => {
    await type('12 lambton quay');
    await expect.poll(() => said().at(-1)).toContain('Use the arrow keys to choose.');
    before = said().length - 1;
    await hear(what, async () => {
      press('Down');
      await expect.poll(() => said().at(-1)).toContain('Lambton Quay, Pipitea');
      press('Return');
    });
  };

  await loaded(page);
  const first = page.getByRole('link', { name: `Get Started with ${plan.name}` });
  await first.focus();
  await expect.poll(() => said().at(-1)).toContain('Get Started');
  before = said().length;
  await comeTo(`Order ${plan.name}`, `Enter on “Get Started with ${plan.name}”`, () => press('Return'));
  await hear('Enter on “Next”, with nothing filled in', () => enter(button('Next')));
  await hear('To “Street Address”', () => page.getByLabel('Street Address').focus());
  await hearSuggestions('“12 lambton quay” typed, and the first address chosen with Down and Enter');
  await comeTo('Your Order', 'Enter on “Next”', () => enter(button('Next')));
  await hear(`Enter on “Add To Cart”`, () => enter(button(`Add To Cart ${addOn}`)));
  await hear('Enter on “Remove”', () => enter(button(`Remove ${addOn}`)));
  await hear(`Enter on “Add To Cart” once more`, () => enter(button(`Add To Cart ${addOn}`)));
  await comeTo('Cart', 'Enter on “Next”, to the cart', () => enter(link('Next')));
  await hear('To the quantity', () => page.getByLabel(`Quantity of ${addOn}`).focus());
  await hear('Down, for one more', () => press('Down'));
  await hear('Enter on “Remove” beside the address', () => enter(button('Remove service address')));
  await comeTo('Your details', 'Enter on “Proceed to checkout”', () => enter(link('Proceed to checkout')));
  const tag = crypto.randomUUID().slice(0, 8);
  await hear('To “Email Address”', () => page.getByLabel('Email Address').focus());
  await type(`aroha-${tag}@example.org`);
  await hear('Tab, to whether they have been here before', () => press('Tab'));
  await hear('Tab, to the password', () => press('Tab'));
  await type(`tui-${tag}`);
  await hear('Tab, to “Show”', () => press('Tab'));
  await hear('Tab, to the first name', () => press('Tab'));
  await type('Aroha');
  await hear('Tab, to the last name', () => press('Tab'));
  await type('Example');
  await hear('Tab, to the phone', () => press('Tab'));
  await type('021 000 000');
  await hear('Tab, to the address', () => press('Tab'));
  await hearSuggestions('“12 lambton quay” typed again, and the first chosen');
  await comeTo('Shipping', 'Enter on “Continue”', () => enter(button('Continue')));
  await comeTo('Place Order', 'Enter on “Next”, to the review', () => enter(button('Next')));
  await comeTo('Thank you, Aroha', 'Enter on “Place Order”', () => enter(button('Place Order')));
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await hear('Staff start on the order, while its page is open', () =>
    callApi('PUT', `/api/orders/${id}/processing`, { as: admin, body: {} }),
  );
  await hear('To the way home', () => page.getByRole('link', { name: 'Kōwhai Broadband, home' }).focus());
  expect([...transcript.keys()]).toEqual(taken);
});
