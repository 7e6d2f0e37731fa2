/** Who may see a page or make a call: everyone, anyone signed in, or staff. */
export type Access = 'public' | 'signed-in' | 'admin';

type Page = {
  path: string;
  access: Access;
  /** The line in the desk's menu, in this table's order. */
  menu?: {
    label: string;
    key: string;
    /** The prefixes of paths that belong to it. */
    parts: readonly string[];
  };
};

/** `:id` is the item, or the page of a list. Routes, links, mails, prerendered pages and `firebase.json`'s rewrites derive from it. */
export const pages = {
  home: { path: '/', access: 'public' },
  fibre: { path: '/fibre', access: 'public' },
  wireless: { path: '/wireless', access: 'public' },
  hyperfibre: { path: '/hyperfibre', access: 'public' },
  finder: { path: '/find-your-plan', access: 'public' },
  checkAddress: { path: '/check-address', access: 'public' },
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
  orderChange: { path: '/order/:id/change', access: 'signed-in' },
  profile: { path: '/profile', access: 'signed-in' },
  admin: { path: '/admin', access: 'admin', menu: { label: 'Admin Info', key: 'd', parts: [] } },
  adminPlans: {
    path: '/admin/servicelist',
    access: 'admin',
    menu: { label: 'Services', key: 's', parts: ['/admin/service/'] },
  },
  adminPlanNew: { path: '/admin/service/new', access: 'admin' },
  adminPlan: { path: '/admin/service/:id/info', access: 'admin' },
  adminPlanEdit: { path: '/admin/service/:id/edit', access: 'admin' },
  adminHardwareList: {
    path: '/admin/hardwarelist',
    access: 'admin',
    menu: { label: 'Hardwares', key: 'h', parts: ['/admin/hardware/'] },
  },
  adminHardwareNew: { path: '/admin/hardware/new', access: 'admin' },
  adminHardware: { path: '/admin/hardware/:id/info', access: 'admin' },
  adminHardwareEdit: { path: '/admin/hardware/:id/edit', access: 'admin' },
  adminOrders: {
    path: '/admin/orderlist',
    access: 'admin',
    menu: { label: 'Orders', key: 'o', parts: ['/order/', '/admin/order/new'] },
  },
  adminOrderNew: { path: '/admin/order/new', access: 'admin' },
  adminEnquiries: {
    path: '/admin/enquiries',
    access: 'admin',
    menu: { label: 'Enquiries', key: 'e', parts: ['/admin/enquiries/'] },
  },
  adminEnquiry: { path: '/admin/enquiries/:id', access: 'admin' },
  adminCoverage: {
    path: '/admin/coverage',
    access: 'admin',
    menu: { label: 'Coverage', key: 'v', parts: [] },
  },
  adminUsers: {
    path: '/admin/userlist',
    access: 'admin',
    menu: { label: 'Users', key: 'u', parts: ['/admin/user/'] },
  },
  adminUser: { path: '/admin/user/:id/info', access: 'admin' },
  adminUserEdit: { path: '/admin/user/:id/edit', access: 'admin' },
  adminChanges: {
    path: '/admin/changes',
    access: 'admin',
    menu: { label: 'Changes', key: 'c', parts: [] },
  },
  adminSecurity: { path: '/admin/security', access: 'admin' },
} as const satisfies Record<string, Page>;

export const menuPages = Object.values<Page>(pages).flatMap(({ path, menu }) =>
  menu ? [{ to: path, ...menu }] : [],
);

export type PageName = keyof typeof pages;

export type PageOfOne = {
  [N in PageName]: (typeof pages)[N]['path'] extends `${string}:id${string}` ? N : never;
}[PageName];

export function pathTo(name: Exclude<PageName, PageOfOne>): string;
export function pathTo(name: PageOfOne, id: string): string;
export function pathTo(name: PageName, id = ''): string {
  return pages[name].path.replace(':id', encodeURIComponent(id));
}
