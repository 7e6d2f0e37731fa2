import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { goWithin, loaded } from './visit.ts';

export const narrowest = 320;

/** The rules that the scheme can break: it changes colours and nothing else. */
const colourRules = ['color-contrast', 'link-in-text-block'];

type Scheme = 'dark' | 'light';

/** Waits until the script has brought the page to life, it knows who is here, and nothing is loading any more. */
export async function settle(page: Page, who: 'anybody' | 'signed-in' = 'anybody'): Promise<void> {
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
export async function findTooWide(page: Page): Promise<string[]> {
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

/** Names and descriptions that are nowhere in the page, of which axe is silent, and the type of a button on a link. */
function findStrayAttributes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dangling = ['aria-describedby', 'aria-labelledby'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
        (element.getAttribute(name) ?? '')
          .split(/\s+/)
          .filter((id) => !document.getElementById(id))
          .map((id) => `${name} names “${id}”, which nothing is: ${element.outerHTML.slice(0, 80)}`),
      ),
    );
    const links = [...document.querySelectorAll('a[type=button]')];
    return [...dangling, ...links.map(({ outerHTML }) => `a link is no button: ${outerHTML.slice(0, 80)}`)];
  });
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

/** Finds the page's faults in a colour scheme, and on the narrowest screen. */
export async function inspect(page: Page, where: string, schemes: Scheme[]): Promise<string[]> {
  const problems: string[] = [];
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
  problems.push(...(await findStrayAttributes(page)));
  const size = page.viewportSize();
  await page.setViewportSize({ width: narrowest, height: 640 });
  const tooWide = await findTooWide(page);
  if (tooWide.length > 0) problems.push(`wider than ${narrowest} px: ${tooWide.join(', ')}`);
  problems.push(...(await findSpilledSteps(page)));
  if (size) await page.setViewportSize(size);
  return problems.map((problem) => `${where}: ${problem}`);
}

const load = (page: Page, path: string) => page.goto(path);

/**
 * Inspects one page after the other.
 *
 * @param go how it comes to each: those for people who are signed in are not built ahead, and the same however opened
 */
export async function inspectAll(
  page: Page,
  paths: readonly string[],
  schemes: Scheme[],
  who: 'anybody' | 'signed-in' = 'anybody',
  go: (page: Page, path: string) => Promise<unknown> = who === 'signed-in' ? goWithin : load,
): Promise<string[]> {
  const problems: string[] = [];
  for (const path of paths) {
    await go(page, path);
    await settle(page, who);
    problems.push(...(await inspect(page, path, schemes)));
  }
  return problems;
}
