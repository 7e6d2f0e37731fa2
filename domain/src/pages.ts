/** Who may see a page: everybody, whoever is signed in, or staff. */
export type PageAccess = 'public' | 'signed-in' | 'admin';

/**
 * The address of every page, where `:id` stands for what it shows. Routes, links, mails, the pages that are built as HTML
 * and the rewrites of `firebase.json` follow from it.
 */
export const pages = {
  home: { path: '/', access: 'public' },
  fibre: { path: '/fibre', access: 'public' },
  wireless: { path: '/wireless', access: 'public' },
  hyperfibre: { path: '/hyperfibre', access: 'public' },
  finder: { path: '/find-your-plan', access: 'public' },
  about: { path: '/about', access: 'public' },
  contact: { path: '/contact', access: 'public' },
  privacy: { path: '/privacy', access: 'public' },
  terms: { path: '/terms', access: 'public' },
  fibrePlans: { path: '/fibre/plans', access: 'public' },
  wirelessPlans: { path: '/wireless/plans', access: 'public' },
  hyperfibrePlans: { path: '/hyperfibre/plans', access: 'public' },
  plan: { path: '/product/:id', access: 'public' },
  planOrder: { path: '/product/:id/order', access: 'public' },
  hardwareList: { path: '/hardware', access: 'public' },
  hardware: { path: '/hardware/:id', access: 'public' },
  addOns: { path: '/orderhardware', access: 'public' },
  cart: { path: '/cart', access: 'public' },
  login: { path: '/login', access: 'public' },
  register: { path: '/register', access: 'public' },
  forgotPassword: { path: '/forgot-password', access: 'public' },
  resetPassword: { path: '/reset-pw', access: 'public' },
  details: { path: '/details', access: 'signed-in' },
  placeOrder: { path: '/placeorder', access: 'signed-in' },
  order: { path: '/order/:id', access: 'signed-in' },
  profile: { path: '/profile', access: 'signed-in' },
  admin: { path: '/admin', access: 'admin' },
  adminOrders: { path: '/admin/orderlist', access: 'admin' },
  adminOrderNew: { path: '/admin/order/new', access: 'admin' },
  adminPlans: { path: '/admin/servicelist', access: 'admin' },
  adminPlanNew: { path: '/admin/service/new', access: 'admin' },
  adminPlan: { path: '/admin/service/:id/info', access: 'admin' },
  adminPlanEdit: { path: '/admin/service/:id/edit', access: 'admin' },
  adminHardwareList: { path: '/admin/hardwarelist', access: 'admin' },
  adminHardwareNew: { path: '/admin/hardware/new', access: 'admin' },
  adminHardware: { path: '/admin/hardware/:id/info', access: 'admin' },
  adminHardwareEdit: { path: '/admin/hardware/:id/edit', access: 'admin' },
  adminUsers: { path: '/admin/userlist', access: 'admin' },
  adminUser: { path: '/admin/user/:id/info', access: 'admin' },
  adminUserEdit: { path: '/admin/user/:id/edit', access: 'admin' },
  adminSecurity: { path: '/admin/security', access: 'admin' },
  adminEnquiries: { path: '/admin/enquiries', access: 'admin' },
  adminEnquiry: { path: '/admin/enquiries/:id', access: 'admin' },
  adminChanges: { path: '/admin/changes', access: 'admin' },
} as const satisfies Record<string, { path: string; access: PageAccess }>;

export type PageName = keyof typeof pages;

/** The pages whose address names what they show. */
export type PageOfOne = {
  [N in PageName]: (typeof pages)[N]['path'] extends `${string}:id${string}` ? N : never;
}[PageName];

export function pathTo(name: Exclude<PageName, PageOfOne>): string;
export function pathTo(name: PageOfOne, id: string): string;
export function pathTo(name: PageName, id = ''): string {
  return pages[name].path.replace(':id', encodeURIComponent(id));
}
