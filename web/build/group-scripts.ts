import type { Rolldown } from 'vite';

const readingPage = /\/shop\/(?:home|category|plans|hardware)\/(?!plan-order-)[\w-]+-page\.tsx$/;
const addressPage = /\/shop\/finder\/check-address-page\.tsx$/;
const cartPage = /\/shop\/cart\/[\w-]+-page\.tsx$/;
const accountPage = /\/shop\/(?:contact|sign-in|account)\/[\w-]+-page\.tsx$/;
const shopPage = /\/shop\/.*-page\.tsx$/;
const formPage = /\/shop\/(?:contact|sign-in|checkout|account|plans)\/[\w-]+-page\.tsx$/;

/**
 * Puts modules that pages share into one file each time: without it, Rolldown makes a file for each combination of
 * pages, and a form needs 33. A group also takes what its modules import, unless it says otherwise, so an earlier group
 * keeps its modules from the later ones.
 *
 * - `reading`: what at least two reading pages import
 * - `place`: what the address check shares with the cart
 * - `address`: what it shares with forms alone
 * - `api`: the API's client with the contract
 * - `account`: what only contact, sign-in and account share
 *
 * Packages stay out, as a barrel would bring everything along. So does what these share with the checkout: in one file,
 * it cost the order page 16 kB.
 */
export const sharedGroups: Rolldown.CodeSplittingGroup[] = [
  { name: byImporters('reading', (count) => count(readingPage) > 1), debugName: 'reading' },
  {
    name: byImporters('place', (count) => count(addressPage) > 0 && count(cartPage) > 0),
    debugName: 'place',
  },
  {
    name: byImporters('address', (count) => count(addressPage) > 0 && count(formPage) > 0),
    debugName: 'address',
  },
  { name: 'api', test: /src\/data\/client\/api-client/ },
  {
    name: byImporters('account', (count) => count(accountPage) > 1 && count(shopPage) === count(accountPage)),
    debugName: 'account',
    includeDependenciesRecursively: false,
  },
];

function byImporters(name: string, isWanted: (count: (page: RegExp) => number) => boolean) {
  return (id: string, build: Rolldown.ChunkingContext) => {
    if (id.includes('/node_modules/') && !id.includes('/@tanstack/')) return null;
    const importers = [...collectImporters(id, build, new Set())];
    return isWanted((page) => importers.filter((importer) => page.test(importer)).length) ? name : null;
  };
}

/** A module and everything that imports it, except by import(). */
function collectImporters(id: string, build: Rolldown.ChunkingContext, found: Set<string>): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const importer of build.getModuleInfo(id)?.importers ?? []) collectImporters(importer, build, found);
  return found;
}
