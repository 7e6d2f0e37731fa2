/** Links to every page: its address as `domain/src/pages.ts` has it, and what stands behind it. */
import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import type { HouseholdAnswers } from '@kowhai/domain/catalogue/plan-finder';
import { pathTo } from '@kowhai/domain/pages';

/** Adds `?redirect=` where there is somewhere to go back to. */
function withRedirect(path: string, redirect: string | undefined): string {
  return redirect && redirect !== '/' ? `${path}?redirect=${encodeURIComponent(redirect)}` : path;
}

/** Adds what is to stand in the address beside the page's own. */
function withQuery(path: string, query: Record<string, string> | undefined): string {
  return query ? `${path}?${new URLSearchParams(query)}` : path;
}

export const paths = {
  home: () => pathTo('home'),
  category: (category: PlanCategory) => pathTo(category),
  planList: (category: PlanCategory) => pathTo(`${category}Plans`),
  plan: (id: string) => pathTo('plan', id),
  planOrder: (id: string) => pathTo('planOrder', id),
  hardwareList: () => pathTo('hardwareList'),
  hardware: (id: string) => pathTo('hardware', id),
  addOns: () => pathTo('addOns'),
  cart: () => pathTo('cart'),
  login: (redirect?: string) => withRedirect(pathTo('login'), redirect),
  register: (redirect?: string) => withRedirect(pathTo('register'), redirect),
  forgotPassword: (redirect?: string) => withRedirect(pathTo('forgotPassword'), redirect),
  resetPassword: (redirect?: string) => withRedirect(pathTo('resetPassword'), redirect),
  /** With answers, the finder opens on what they lead to. */
  finder: (answers?: HouseholdAnswers) => withQuery(pathTo('finder'), answers),
  about: () => pathTo('about'),
  /** With an order's number, the form begins with it. */
  contact: (orderNumber?: string) =>
    withQuery(pathTo('contact'), orderNumber ? { order: orderNumber } : undefined),
  privacy: () => pathTo('privacy'),
  terms: () => pathTo('terms'),

  details: () => pathTo('details'),
  placeOrder: () => pathTo('placeOrder'),
  order: (id: string) => pathTo('order', id),
  /** For an order, the contact details are open to be changed, and lead back to the review. */
  profile: (reason?: 'order') => withQuery(pathTo('profile'), reason && { for: reason }),

  admin: () => pathTo('admin'),
  adminOrders: () => pathTo('adminOrders'),
  adminPlans: () => pathTo('adminPlans'),
  adminPlanNew: () => pathTo('adminPlanNew'),
  adminPlan: (id: string) => pathTo('adminPlan', id),
  adminPlanEdit: (id: string) => pathTo('adminPlanEdit', id),
  adminHardwareList: () => pathTo('adminHardwareList'),
  adminHardwareNew: () => pathTo('adminHardwareNew'),
  adminHardware: (id: string) => pathTo('adminHardware', id),
  adminHardwareEdit: (id: string) => pathTo('adminHardwareEdit', id),
  adminUsers: () => pathTo('adminUsers'),
  adminUser: (id: string) => pathTo('adminUser', id),
  adminUserEdit: (id: string) => pathTo('adminUserEdit', id),
  adminSecurity: () => pathTo('adminSecurity'),
  adminEnquiries: () => pathTo('adminEnquiries'),
  adminEnquiry: (id: string) => pathTo('adminEnquiry', id),
  /** With a member of staff, what they changed. */
  adminChanges: (by?: string) => withQuery(pathTo('adminChanges'), by ? { by } : undefined),
} as const;
