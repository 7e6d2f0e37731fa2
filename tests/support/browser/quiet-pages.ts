import type { Page, ViewportSize } from 'playwright-core';
import { expect } from 'vitest';
import { addPerson, placeOrderFor } from '#tests/support/shop/shop.ts';
import { signIn } from './people.ts';
import { pageKinds, readText } from './public-pages.ts';
import { openVisit } from './visit.ts';
import { watchJumps } from './watch-jumps.ts';

/** Firebase's sign-in talks to this host; its code names it. */
const signInHost = 'identitytoolkit.googleapis.com';

/** Waits until the page is live, has asked for today's prices and is shown to its end. */
export async function showWhole(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && window.early === undefined);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
}

/**
 * The elements that React has otherwise than the built page. Where only an attribute differs, it says nothing of it by
 * itself; so each element's class is held against what React keeps of it there.
 */
function findMismatches(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#root *')].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      const props = key && (element as unknown as Record<string, { className?: string }>)[key];
      const isSame = props && (props.className ?? '') === (element.getAttribute('class') ?? '');
      return isSame ? [] : [element.outerHTML.slice(0, 100)];
    }),
  );
}

/** The files of code that the page asks for from now on. */
export function collectScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  return scripts;
}

async function findSignInCode(scripts: ReadonlySet<string>): Promise<string[]> {
  const found = await Promise.all(
    [...scripts].map(async (script) => ((await readText(script)).includes(signInHost) ? [script] : [])),
  );
  return found.flat();
}

/** Opens each page, and says what was not quiet about it. */
export async function findNoise(viewport: ViewportSize): Promise<string[]> {
  const { page } = await openVisit({ viewport, serviceWorkers: 'allow' });
  const scripts = collectScripts(page);
  const noise: string[] = [];
  page.on('console', (message) => noise.push(`says "${message.text()}": ${page.url()}`));
  const takeJumps = await watchJumps(page);
  for (const path of pageKinds) {
    await page.goto(path);
    await showWhole(page);
    noise.push(...(await takeJumps()).map(({ what }) => `jumps: ${path} ${what.join()}`));
    noise.push(...(await findMismatches(page)).map((element) => `is not what was built: ${path} ${element}`));
  }
  expect(scripts.size).toBeGreaterThan(10);
  noise.push(
    ...(await findSignInCode(scripts)).map((script) => `fetches the code for signing in: ${script}`),
  );
  return noise;
}

export const longName = 'Maximiliana Te Rangimārie-Featherstonehaugh';

/** Signs someone of that name in and opens the pages that greet them, and says what jumped there. */
export async function findJumpsOfName(firstName: string, viewport: ViewportSize): Promise<string[]> {
  const person = await addPerson({ firstName });
  const order = await placeOrderFor(person);
  const { page } = await openVisit({ viewport });
  const scripts = collectScripts(page);
  await signIn(page, person);
  // That it is found where it is, as no page for everybody may ask for it.
  expect(await findSignInCode(scripts)).not.toEqual([]);
  const takeJumps = await watchJumps(page);
  const jumps: string[] = [];
  for (const path of ['/', '/cart', '/profile', '/profile?tab=orders', `/order/${order._id}`]) {
    await page.goto(path);
    await showWhole(page);
    jumps.push(...(await takeJumps()).map(({ what }) => `${path} jumps: ${what.join()}`));
  }
  return jumps;
}
