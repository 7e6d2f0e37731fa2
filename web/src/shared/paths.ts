/** The URLs of all pages, from the paths in `domain/src/pages.ts`, with their query parameters. */
import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import type { HouseholdAnswers } from '@kowhai/domain/finder/plan-finder';
import { type PageName, type PageOfOne, pages, pathTo } from '@kowhai/domain/pages';

type Links = { [N in PageName]: N extends PageOfOne ? (id: string) => string : () => string };

/** Adds `?redirect=`, except for the home page. */
function withRedirect(path: string, redirect: string | undefined): string {
  return redirect && redirect !== '/' ? `${path}?redirect=${encodeURIComponent(redirect)}` : path;
}

type Query = Record<string, string | undefined>;

/** Adds the query parameters that have a value. */
function withQuery(path: string, query: Query = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

export const paths = {
  // One function for each page name, such as `paths.plan(id)`. The cast is needed as Object.fromEntries loses the
  // names.
  ...(Object.fromEntries(
    Object.keys(pages).map((name) => [name, (id = '') => pathTo(name as PageOfOne, id)]),
  ) as Links),
  category: (category: PlanCategory) => pathTo(category),
  planList: (category: PlanCategory) => pathTo(`${category}Plans`),
  login: (redirect?: string) => withRedirect(pathTo('login'), redirect),
  register: (redirect?: string) => withRedirect(pathTo('register'), redirect),
  forgotPassword: (redirect?: string) => withRedirect(pathTo('forgotPassword'), redirect),
  resetPassword: (redirect?: string) => withRedirect(pathTo('resetPassword'), redirect),
  /** With answers, the finder opens at its result. */
  finder: (answers?: HouseholdAnswers) => withQuery(pathTo('finder'), answers),
  /** With an address as it was typed, the page answers for it. */
  checkAddress: (address?: string) => withQuery(pathTo('checkAddress'), { address }),
  /** With an order number, the form is filled in with it. */
  contact: (orderNumber?: string) => withQuery(pathTo('contact'), { order: orderNumber }),
  /** For an order, the contact details open in edit mode and lead back to the review. */
  profile: (reason?: 'order') => withQuery(pathTo('profile'), { for: reason }),
  adminHardwareList: (filter?: Query) => withQuery(pathTo('adminHardwareList'), filter),
  adminOrders: (filter?: Query) => withQuery(pathTo('adminOrders'), filter),
  adminEnquiries: (filter?: Query) => withQuery(pathTo('adminEnquiries'), filter),
  adminCoverage: (filter?: Query) => withQuery(pathTo('adminCoverage'), filter),
  adminUsers: (filter?: Query) => withQuery(pathTo('adminUsers'), filter),
  /** With a person's id, for that customer. */
  adminOrderNew: (customer?: string) => withQuery(pathTo('adminOrderNew'), { customer }),
  /** With a staff member's id, only their changes. */
  adminChanges: (by?: string) => withQuery(pathTo('adminChanges'), { by }),
};

/** The absolute URL of a path of this site, for canonical links and link previews. */
export function siteUrl(path: string): string {
  return `${import.meta.env.VITE_SITE_URL}${path}`;
}
