import type { Rolldown } from 'vite';

const readingPage = /\/shop\/(?:home|category|plans|hardware)\/(?!plan-order-)[\w-]+-page\.tsx$/;
const categoryPage = /\/shop\/category\/[\w-]+-page\.tsx$/;
const homePage = /\/shop\/home\/home-page\.tsx$/;
const longList = /\/(?:plan-list|hardware-list|add-ons)-page\.tsx$/;
const shopPage = /\/shop\/.*-page\.tsx$|\/signed-in-menu\.tsx$/;
const staffPage = /\/staff\/.*-page\.tsx$/;
const pricesAtIdle = /\/data\/catalogue\.ts$|\/domain\/src\/catalogue\/(?:plan|hardware)\.ts$/;

/**
 * Files of what forms and steps share, with the pages that load them. A module is in the last one whose pages are all
 * that import it, so a file imports from those above it alone, and a page carries little that it does not need.
 * Without them, Rolldown makes a file for each combination of pages, and a customer's order needs 41. What reading pages
 * load is in none. A new page belongs into the files that its modules are in: the build fails at 16 files a page.
 */
const sharedFiles: readonly (readonly [name: string, pages: RegExp])[] = [
  ['address', /\/(?:contact|sign-in|checkout|orders|account)\/|\/(?:check-address|plan-order)-page/],
  ['form', /\/(?:contact|sign-in|account)\/|\/(?:finder|details|plan-order)-page/],
  ['cart', /\/(?:cart|checkout|orders|account)\/|\/(?:plan-order|hardware)-page/],
  ['table', /\/(?:cart|order|change-order|profile)-page/],
  ['api', /\/(?:contact|sign-in|orders|account|layout)\/|\/place-order-page/],
  ['account', /\/(?:contact|sign-in|account)\//],
  ['choice', /\/(?:add-ons|finder|login|order|change-order)-page/],
  ['order-form', /\/(?:details|plan-order)-page/],
  ['order', /\/orders\//],
];

/**
 * The files of scripts into which Rolldown puts modules that several pages load; it splits the rest.
 *
 * @param root the repository. Ids are absolute paths, and a folder above it may be called `shop` or `orders`.
 */
export function groupScripts(root: string): Rolldown.CodeSplittingGroup[] {
  const fromRoot = (id: string) => id.replace(`${root}/`, '/');
  const matching = (pattern: RegExp) => (id: string) => pattern.test(fromRoot(id));
  return [
    // In a file of its own, or the entry would wait for the file that it shares.
    { name: 'preload-helper', test: matching(/^\0vite\/preload-helper|\/src\/patient-import/), priority: 4 },
    { name: 'react', test: matching(/\/node_modules\/(?:react|react-dom|scheduler)\//), priority: 3 },
    { name: 'packages', test: matching(/\/node_modules\//), tags: ['$initial'], priority: 2 },
    // Apart from the site's own, because it is created before they are read: see `entry.ts`.
    { name: 'theme', test: matching(/\/src\/ui\/style\//), tags: ['$initial'], priority: 2 },
    // A group also takes the packages that its modules import, unless an earlier one has them.
    ...[
      'site',
      'list',
      'schema',
      'streets',
      ...sharedFiles.map(([name]) => name),
      'staff',
      'category',
      'reading',
    ].map((debugName) => ({
      name: (id: string, build: Rolldown.ChunkingContext) =>
        findFile(id, build, fromRoot) === debugName ? debugName : null,
      debugName,
    })),
  ];
}

function findFile(
  id: string,
  build: Rolldown.ChunkingContext,
  fromRoot: (id: string) => string,
): string | undefined {
  // A package's barrel would make all of it shared.
  if (/\/node_modules\/(?!@tanstack\/)/.test(fromRoot(id))) return undefined;
  // All pages import the package's barrel, but only calls that change something need these.
  if (/\/(?:useMutation|mutationObserver)\.js$/.test(id)) return 'api';
  const importers = [...collectImporters(id, build, new Set())];
  const names = importers.map(fromRoot);
  const count = (kind: RegExp) => names.filter((name) => kind.test(name)).length;
  if (count(/\/main\.tsx$/) > 0) return 'site';
  // What only long lists have, no other page loads.
  const isOfLists = count(longList) > 1 && count(longList) === count(shopPage);
  if (count(readingPage) > 1 && isOfLists) return 'list';
  // Home is opened most, and loads none of what only the other reading pages share.
  const isOfOthers = count(homePage) === 0 && count(readingPage) === count(shopPage);
  // The three pages of categories compare no plans.
  const others = count(categoryPage) === count(readingPage) ? 'category' : 'reading';
  if (count(readingPage) > 1) return isOfOthers ? others : 'site';
  if (count(/\/cart-page\.tsx$/) > 0 && count(/\/(?:contact-page\.tsx$|sign-in\/)/) > 0) return 'site';
  // What the suggestions and the forms of addresses share, or a field on the home page would load the forms.
  if (/\/domain\/src\/(?:text|address\/(?:regions|po-box))\.ts$/.test(fromRoot(id))) return 'site';
  const isOfForms = count(shopPage) + count(staffPage) > 0;
  if (isOfForms && /\/domain\/src\/address\//.test(fromRoot(id)) && count(/\/street-reader\.ts$/) > 0)
    return 'streets';
  const loaded = importers.filter((importer) => build.getModuleInfo(importer)?.dynamicImporters.length);
  if (loaded.length < 2) return undefined;
  if (count(pricesAtIdle) > 0) return 'schema';
  const pages = names.filter((name) => shopPage.test(name));
  if (pages.length === 0) return count(staffPage) > 7 ? 'staff' : undefined;
  return sharedFiles.findLast(([, all]) => pages.every((page) => all.test(page)))?.[0];
}

/** A module and everything that imports it, except by import(). */
function collectImporters(id: string, build: Rolldown.ChunkingContext, found: Set<string>): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const importer of build.getModuleInfo(id)?.importers ?? []) collectImporters(importer, build, found);
  return found;
}
