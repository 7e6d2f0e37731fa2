/** Links to every page: its address as `domain/src/pages.ts` has it, and what stands behind it. */
import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import type { HouseholdAnswers } from '@kowhai/domain/catalogue/plan-finder';
import { type PageName, type PageOfOne, pages, pathTo } from '@kowhai/domain/pages';

type Links = { [N in PageName]: N extends PageOfOne ? (id: string) => string : () => string };

/** Adds `?redirect=` where there is somewhere to go back to. */
function withRedirect(path: string, redirect: string | undefined): string {
  return redirect && redirect !== '/' ? `${path}?redirect=${encodeURIComponent(redirect)}` : path;
}

/** Adds what is to stand in the address beside the page's own. */
function withQuery(path: string, query: Record<string, string> | undefined): string {
  return query ? `${path}?${new URLSearchParams(query)}` : path;
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
  contact: (orderNumber?: string) =>
    withQuery(pathTo('contact'), orderNumber ? { order: orderNumber } : undefined),
  /** For an order, the contact details are open to be changed, and lead back to the review. */
  profile: (reason?: 'order') => withQuery(pathTo('profile'), reason && { for: reason }),
  /** With a member of staff, what they changed. */
  adminChanges: (by?: string) => withQuery(pathTo('adminChanges'), by ? { by } : undefined),
};
