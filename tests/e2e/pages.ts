/** The pages by who may see them, from the site's own table: a new page is covered the day it is added. */
// biome-ignore lint/style/noRestrictedImports: the tests have no alias of their own.
import { routes } from '../../web/src/routes.tsx';

type Access = (typeof routes)[number]['access'];

/**
 * Lists the addresses of the pages for somebody.
 *
 * @param idFor what stands for `:id` in the address of a page
 */
export function listPages(access: Access, idFor: (path: string) => string): string[] {
  return routes
    .filter((route) => route.access === access)
    .map(({ path }) => (path.includes(':id') ? path.replace(':id', idFor(path)) : path));
}
