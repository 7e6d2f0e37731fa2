import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listPages } from '#tests/e2e/support/pages.ts';
import { fillInAddress, heading, placeOrder } from '#tests/e2e/support/shopping.ts';
import { findStaffIds } from '#tests/e2e/support/staff-ids.ts';
import { goWithin, loaded, openVisit, phone, takeFonts } from '#tests/e2e/support/visit.ts';

const narrowest = 320;

/** The rules that the scheme can break: it changes colours and nothing else. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * One page of each layout, which is looked at in dark as well: all pages take their colours from the palette, whose
 * contrasts `palette.test.ts` has for both schemes.
 */
const inDark = new Set([
  ...['/', '/fibre', '/fibre/plans', '/find-your-plan', '/product/fibre-everyday', '/hardware/tui-mesh-6'],
  ...['/product/fibre-everyday/order', '/privacy', '/login', '/register with errors', '/orderhardware'],
  ...['/cart', 'a second plan', 'a line taken out of the cart', '/placeorder', '/profile'],
  ...['the order that was just placed', '/admin', '/admin/orderlist', '/admin/service/fibre-everyday/edit'],
  ...['/admin/userlist', '/admin/hardware/tui-mesh-6/info', 'deleting an order', 'an editor full of errors'],
]);

/** More addresses than pages: what differs by its content, and what leads nowhere. */
const publicPages = [
  ...listPages('public', (path) => (path.startsWith('/product/') ? 'fibre-everyday' : 'tui-mesh-6')),
  ...['/hardware/totara-gateway-10', '/product/nothing', '/nowhere'],
];

/** Waits until the script has brought the page to life, it knows who is here, and nothing is loading any more. */
async function settle(page: Page, who: 'anybody' | 'signed-in' = 'anybody'): Promise<void> {
  await page.locator('main h1').first().waitFor();
  // The script of a built page waits for the first sign of a person.
  await page.keyboard.press('Shift');
  // A built page knows nobody: the menu with the person's name comes when the session has been read.
  const menu = page.getByRole('banner').locator('summary, [aria-haspopup=menu]').filter({ visible: true });
  if (who === 'signed-in') await menu.first().waitFor();
  await loaded(page);
}

/** What axe finds on the page as it is, by all rules or by those named, in lines that name the rule and the place. */
async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Its half a megabyte is read once for each page, not for each look.
  const isInjected = await page.evaluate(() => 'axe' in window);
  // Without frames of other sites nothing is gained by the other way, which opens a second page to sum up.
  const axe = new AxeBuilder({ page, ...(isInjected && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** What makes the page wider than the window for good, once what follows the window's width has followed. */
async function findTooWide(page: Page): Promise<string[]> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  return page.waitForFunction(fits, undefined, { timeout: 30_000 }).then(
    () => [],
    () =>
      page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement;
        const isOut = (element: Element) => element.getBoundingClientRect().right > clientWidth;
        const out = [...document.querySelectorAll('body *')].filter(isOut);
        return [`${scrollWidth} px`, ...out.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))];
      }),
  );
}

/** The steps of an order whose words reach into the next step. */
function findSpilledSteps(page: Page): Promise<string[]> {
  return page
    .getByRole('navigation', { name: 'Checkout' })
    .getByRole('listitem')
    .evaluateAll((steps) =>
      steps
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => `"${textContent}" is wider than its step`),
    );
}

/** Looks at the page as it is: in light, once a layout in dark, and on the narrowest screen. */
async function inspect(page: Page, where: string): Promise<string[]> {
  const problems: string[] = [];
  const schemes = inDark.delete(where) ? (['dark', 'light'] as const) : (['light'] as const);
  // What is on its way to its colours is no fault: a change of the scheme is instant, and what fades in has done so.
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' });
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const violations = await findViolations(page, colorScheme === 'dark' ? colourRules : undefined);
    problems.push(...violations.map((problem) => `${problem} (${colorScheme})`));
  }
  const size = page.viewportSize();
  await page.setViewportSize({ width: narrowest, height: 640 });
  const tooWide = await findTooWide(page);
  if (tooWide.length > 0) problems.push(`wider than ${narrowest} px: ${tooWide.join(', ')}`);
  problems.push(...(await findSpilledSteps(page)));
  if (size) await page.setViewportSize(size);
  return problems.map((problem) => `${where}: ${problem}`);
}

/** Looks at pages one after the other. Those for people who are signed in are not built ahead, and the same however opened. */
async function inspectAll(
  page: Page,
  paths: readonly string[],
  who: 'anybody' | 'signed-in' = 'anybody',
): Promise<string[]> {
  const problems: string[] = [];
  for (const path of paths) {
    await (who === 'signed-in' ? goWithin(page, path) : page.goto(path));
    await settle(page, who);
    problems.push(...(await inspect(page, path)));
  }
  return problems;
}

describe('on a light and on a dark screen, and on the narrowest', () => {
  it('the pages for everybody have no accessibility fault', { timeout: 300_000 }, async () => {
    const { page, allow } = await openVisit();
    allow(/status of 40[34]/);
    expect(await inspectAll(page, publicPages)).toEqual([]);
  });

  it('the forms have none when they are full of errors', { timeout: 120_000 }, async () => {
    const { page } = await openVisit({ viewport: phone });
    const problems: string[] = [];
    for (const [path, button, choice] of [
      ['/login', 'Sign In'],
      ['/login?redirect=/details', 'Continue', 'I’m new'],
      ['/register', 'Register'],
      ['/product/fibre-everyday/order', 'Next'],
    ] as const) {
      await page.goto(path);
      await settle(page);
      if (choice) await page.getByLabel(choice).check();
      await page.getByRole('main').getByRole('button', { name: button }).click();
      await page.getByRole('main').getByRole('alert').waitFor();
      problems.push(...(await inspect(page, `${path} with errors`)));
    }
    expect(problems).toEqual([]);
  });

  it('the way from the cart to the order has none', { timeout: 240_000 }, async () => {
    const { page, allow } = await openVisit({ as: 'buyer' });
    allow(/status of 40[34]/);
    await page.goto('/cart');
    await settle(page, 'signed-in');
    const problems = await inspectAll(page, ['/orderhardware', '/cart'], 'signed-in');
    await page.getByRole('link', { name: 'Proceed to checkout' }).click();
    await heading(page, 'Place Order');
    problems.push(
      ...(await inspectAll(
        page,
        listPages('signed-in', () => 'no-such-order'),
        'signed-in',
      )),
    );
    await page.goto('/placeorder');
    await placeOrder(page);
    await settle(page, 'signed-in');
    problems.push(...(await inspect(page, 'the order that was just placed')));
    problems.push(...(await inspectAll(page, ['/profile?tab=orders', '/admin'], 'signed-in')));
    expect(problems).toEqual([]);
  });

  it('what is asked and warned of on the way has none', { timeout: 240_000 }, async () => {
    const { page } = await openVisit({ viewport: phone });
    const problems: string[] = [];
    const next = () => page.getByRole('button', { name: 'Next' }).first().click();
    await page.goto('/product/fibre-everyday/order');
    await fillInAddress(page);
    await page.getByLabel('Region').selectOption('Auckland');
    await next();
    await page.getByRole('dialog').waitFor();
    problems.push(...(await inspect(page, 'a postcode of another region')));
    await page.getByRole('button', { name: 'Keep it as it is' }).click();
    await heading(page, 'Your Order');
    await page.goto('/product/wireless-plus/order');
    await settle(page);
    await next();
    await page.getByRole('dialog').waitFor();
    problems.push(...(await inspect(page, 'a second plan')));
    await page.goto('/hardware/kereru-4g-modem');
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    problems.push(
      ...(await inspectAll(page, ['/hardware/kereru-4g-modem', '/orderhardware', '/cart', '/login'])),
    );
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Remove Fibre Everyday' }).click();
    await page.getByRole('button', { name: /^Undo/ }).waitFor();
    problems.push(...(await inspect(page, 'a line taken out of the cart')));
    expect(problems).toEqual([]);
  });

  it('the header fits at every width in any font, with a name and a full cart', {
    timeout: 240_000,
  }, async () => {
    const { page } = await openVisit({ as: 'buyer' });
    await page.goto('/cart');
    await settle(page, 'signed-in');
    const problems: string[] = [];
    const measure = async (font: string) => {
      // The edges of each range in which the header looks alike.
      for (const width of [narrowest, 479, 480, 767, 768, 1023, 1024, 1279, 1280]) {
        await page.setViewportSize({ width, height: 640 });
        const tooWide = await findTooWide(page);
        if (tooWide.length > 0) problems.push(`${width} px, ${font}: ${tooWide.join(', ')}`);
      }
    };
    // A font that arrives after the first paint is not used: the device's may be wider.
    await measure('the font that arrived');
    await takeFonts(page);
    await measure('the device’s font');
    expect(problems).toEqual([]);
  });

  it('the pages for staff have none', { timeout: 300_000 }, async () => {
    const ids = await findStaffIds();
    const { page, allow } = await openVisit({ as: 'admin' });
    allow(/status of 404/);
    const paths = [
      ...listPages('admin', (path) => ids.idFor(path)),
      ...['/admin/orderlist?q=nobody-has-this-name', `/order/${ids.order}`, '/admin/user/nobody/info'],
    ];
    await page.goto('/profile');
    await settle(page, 'signed-in');
    const problems = await inspectAll(page, paths, 'signed-in');
    expect(problems).toEqual([]);
  });

  it('the staff’s dialogs and an editor full of errors have none', { timeout: 240_000 }, async () => {
    const ids = await findStaffIds();
    const { page, allow } = await openVisit({ as: 'admin' });
    allow(/status of 40[09]/);
    const problems: string[] = [];
    const inspectDialog = async (where: string) => {
      await page.getByRole('dialog').waitFor();
      problems.push(...(await inspect(page, where)));
    };
    await page.goto(`/order/${ids.order}`);
    await page.getByRole('button', { name: 'Delete Order' }).click();
    await inspectDialog('deleting an order');

    await page.goto(`/admin/service/${ids.plan}/edit`);
    await page.getByLabel('Name', { exact: true }).fill('');
    await page.getByLabel('Price per month').fill('-1');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('main').getByRole('alert').waitFor();
    problems.push(...(await inspect(page, 'an editor full of errors')));
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Users' }).click();
    await inspectDialog('leaving without saving');
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await heading(page, 'Users');
    await page.keyboard.press('?');
    await inspectDialog('the keys');
    expect(problems).toEqual([]);
  });

  it('each layout was seen in dark', () => {
    expect([...inDark]).toEqual([]);
  });
});
