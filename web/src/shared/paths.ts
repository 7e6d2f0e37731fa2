/** Links to every page: its address as `domain/src/pages.ts` has it, and what stands behind it. */
import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import type { HouseholdAnswers } from '@kowhai/domain/finder/plan-finder';
import { type PageName, type PageOfOne, pages, pathTo } from '@kowhai/domain/pages';

type Links = { [N in PageName]: N extends PageOfOne ? (id: string) => string : () => string };

/** Adds `?redirect=` where there is somewhere to go back to. */
function withRedirect(path: string, redirect: string | undefined): string {
  return redirect && redirect !== '/' ? `${path}?redirect=${encodeURIComponent(redirect)}` : path;
}

type Query = Record<string, string | undefined>;

/** Adds what is to stand in the address beside the page's own, as far as it is given. */
function withQuery(path: string, query: Query = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

export const paths = {
  // By name, such as `paths.plan(id)`. TypeScript loses the names where they are taken one by one.
  ...(Object.fromEntries(
    Object.keys(pages).map((name) => [name, (id = '') => pathTo(name as PageOfOne, id)]),
  ) as Links),
  category: (category: PlanCategory) => pathTo(category),
  planList: (category: PlanCategory) => pathTo(`${category}Plans`),
  login: (redirect?: string) => withRedirect(pathTo('login'), redirect),
  register: (redirect?: string) => withRedirect(pathTo('register'), redirect),
  forgotPassword: (redirect?: string) => withRedirect(pathTo('forgotPassword'), redirect),
  resetPassword: (redirect?: string) => withRedirect(pathTo('resetPassword'), redirect),
  /** With answers, the finder opens on what they lead to. */
  finder: (answers?: HouseholdAnswers) => withQuery(pathTo('finder'), answers),
  /** With an order's number, the form begins with it. */
  contact: (orderNumber?: string) => withQuery(pathTo('contact'), { order: orderNumber }),
  /** For an order, the contact details are open to be changed, and lead back to the review. */
  profile: (reason?: 'order') => withQuery(pathTo('profile'), { for: reason }),
  adminHardwareList: (filter?: Query) => withQuery(pathTo('adminHardwareList'), filter),
  adminOrders: (filter?: Query) => withQuery(pathTo('adminOrders'), filter),
  adminEnquiries: (filter?: Query) => withQuery(pathTo('adminEnquiries'), filter),
  adminUsers: (filter?: Query) => withQuery(pathTo('adminUsers'), filter),
  /** With a member of staff, what they changed. */
  adminChanges: (by?: string) => withQuery(pathTo('adminChanges'), { by }),
};
