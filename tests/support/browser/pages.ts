/** The pages by who may see them, from the site's own table: a new page is covered the day it is added. */
import { routes } from '#web/app/routes.tsx';

type Access = (typeof routes)[number]['access'];

/**
 * Lists the addresses of the pages for someone.
 *
 * @param idFor what `:id` is in the address of a page
 */
export function listPages(access: Access, idFor: (path: string) => string): string[] {
  return routes
    .filter((route) => route.access === access)
    .map(({ path }) => (path.includes(':id') ? path.replace(':id', idFor(path)) : path));
}
