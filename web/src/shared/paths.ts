/** The address of every page. Links are built here and nowhere else. */
import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import type { HouseholdAnswers } from '@kowhai/domain/catalogue/plan-finder';

const segment = encodeURIComponent;

/** Adds `?redirect=` where there is somewhere to go back to. */
function withRedirect(path: string, redirect: string | undefined): string {
  return redirect && redirect !== '/' ? `${path}?redirect=${segment(redirect)}` : path;
}

export const paths = {
  home: () => '/',
  category: (category: PlanCategory) => `/${category}`,
  planList: (category: PlanCategory) => `/${category}/plans`,
  plan: (id: string) => `/product/${segment(id)}`,
  planOrder: (id: string) => `/product/${segment(id)}/order`,
  hardwareList: () => '/hardware',
  hardware: (id: string) => `/hardware/${segment(id)}`,
  addOns: () => '/orderhardware',
  cart: () => '/cart',
  login: (redirect?: string) => withRedirect('/login', redirect),
  register: (redirect?: string) => withRedirect('/register', redirect),
  forgotPassword: (redirect?: string) => withRedirect('/forgot-password', redirect),
  resetPassword: (redirect?: string) => withRedirect('/reset-pw', redirect),
  /** With answers, the finder opens on what they lead to. */
  finder: (answers?: HouseholdAnswers) =>
    answers ? `/find-your-plan?${new URLSearchParams(answers)}` : '/find-your-plan',
  about: () => '/about',
  /** With an order's number, the form begins with it. */
  contact: (orderNumber?: string) =>
    orderNumber ? `/contact?${new URLSearchParams({ order: orderNumber })}` : '/contact',
  privacy: () => '/privacy',
  terms: () => '/terms',

  details: () => '/details',
  placeOrder: () => '/placeorder',
  order: (id: string) => `/order/${segment(id)}`,
  /** For an order, the contact details are open to be changed, and lead back to the review. */
  profile: (reason?: 'order') => (reason ? `/profile?for=${reason}` : '/profile'),

  admin: () => '/admin',
  adminOrders: () => '/admin/orderlist',
  adminPlans: () => '/admin/servicelist',
  adminPlanNew: () => '/admin/service/new',
  adminPlan: (id: string) => `/admin/service/${segment(id)}/info`,
  adminPlanEdit: (id: string) => `/admin/service/${segment(id)}/edit`,
  adminHardwareList: () => '/admin/hardwarelist',
  adminHardwareNew: () => '/admin/hardware/new',
  adminHardware: (id: string) => `/admin/hardware/${segment(id)}/info`,
  adminHardwareEdit: (id: string) => `/admin/hardware/${segment(id)}/edit`,
  adminUsers: () => '/admin/userlist',
  adminUser: (id: string) => `/admin/user/${segment(id)}/info`,
  adminUserEdit: (id: string) => `/admin/user/${segment(id)}/edit`,
  adminSecurity: () => '/admin/security',
  adminEnquiries: () => '/admin/enquiries',
  adminEnquiry: (id: string) => `/admin/enquiries/${segment(id)}`,
  /** With a member of staff, what they changed. */
  adminChanges: (by?: string) => (by ? `/admin/changes?${new URLSearchParams({ by })}` : '/admin/changes'),
} as const;
