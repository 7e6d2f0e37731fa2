/**
 * What a data router would load, by hand, in six files: this table; `page-route.tsx`, a line of it; `lazy-page.tsx`, a
 * page's code; `use-shown-page.ts`, which keeps the page before until code and data are there; `built-page.ts`, the data of
 * the prerendered page; and `app-routes.tsx`, which renders it. React Router's would save 111 lines of 1,310 and cost every
 * page 17.7 kB (decision 006).
 */

import { planCategories } from '@kowhai/domain/catalogue/plan-category';
import {
  hardwareListQuery,
  hardwareQuery,
  myOrdersQuery,
  orderQuery,
  planListQuery,
  planQuery,
  profileQuery,
} from '#data/queries.ts';
import { paths } from '#shared/paths.ts';
import { type PageRoute, pageOfEitherSide, pageRoute, type Visit } from './page-route.tsx';

/** The address form suggests the addresses of earlier orders, and the review tells of an open one. */
const readOwnOrders = ({ user }: Visit) => (user ? [myOrdersQuery(user._id)] : []);

/**
 * Every page of the site, in the order of the specification. Public pages without parameters are also prerendered as
 * HTML; for those with `:id`, see `build/prerender/build-site.ts`.
 */
export const routes: readonly PageRoute[] = [
  pageRoute('home', 'shop/home/home-page', { reads: () => [planListQuery()] }),
  ...planCategories.map((category) =>
    pageRoute(category, `shop/category/${category}-page`, { reads: () => [planListQuery(category)] }),
  ),
  pageRoute('finder', 'shop/finder/finder-page', {
    reads: () => [planListQuery()],
    readsInApp: ({ search }) => (String(search) !== '' ? [hardwareListQuery()] : []),
  }),
  pageRoute('checkAddress', 'shop/finder/check-address-page', { readsInApp: () => [planListQuery()] }),
  pageRoute('about', 'shop/about/about-page'),
  pageRoute('contact', 'shop/contact/contact-page'),
  pageRoute('privacy', 'shop/legal/privacy-page'),
  pageRoute('terms', 'shop/legal/terms-page'),
  ...planCategories.map((category) =>
    pageRoute(`${category}Plans`, 'shop/plans/plan-list-page', {
      reads: () => [planListQuery(category), hardwareListQuery()],
      props: { category },
    }),
  ),
  pageRoute('plan', 'shop/plans/plan-page', {
    reads: ({ id }) => [planQuery(id), planListQuery(), hardwareListQuery()],
  }),
  pageRoute('planOrder', 'shop/plans/plan-order-page', {
    reads: (visit) => [planQuery(visit.id), ...readOwnOrders(visit)],
    next: paths.addOns(),
  }),
  pageRoute('hardwareList', 'shop/hardware/hardware-list-page', { reads: () => [hardwareListQuery()] }),
  pageRoute('hardware', 'shop/hardware/hardware-page', { reads: ({ id }) => [hardwareQuery(id)] }),
  pageRoute('addOns', 'shop/cart/add-ons-page', { reads: () => [hardwareListQuery()] }),
  pageRoute('cart', 'shop/cart/cart-page'),
  pageRoute('login', 'shop/sign-in/login-page', { next: paths.placeOrder() }),
  pageRoute('register', 'shop/sign-in/register-page', { next: paths.placeOrder() }),
  pageRoute('forgotPassword', 'shop/sign-in/forgot-password-page'),
  pageRoute('resetPassword', 'shop/sign-in/reset-password-page'),
  pageRoute('details', 'shop/checkout/details-page', { reads: readOwnOrders, next: paths.placeOrder() }),
  pageRoute('placeOrder', 'shop/checkout/place-order-page', {
    reads: readOwnOrders,
    next: paths.order('new'),
  }),
  pageOfEitherSide(
    'order',
    { shop: 'shop/orders/order-page', staff: 'staff/orders/page/order-page' },
    { reads: ({ id, user }) => (user ? [orderQuery(id)] : []) },
  ),
  pageRoute('orderChange', 'shop/orders/change-order-page', {
    reads: ({ id, user }) => (user ? [orderQuery(id), planListQuery(), hardwareListQuery()] : []),
  }),
  pageRoute('profile', 'shop/account/profile-page', {
    reads: ({ user, search }) => {
      if (!user) return [];
      return [search.get('tab') === 'orders' ? myOrdersQuery(user._id) : profileQuery(user._id)];
    },
  }),
  pageRoute('admin', 'staff/dashboard/dashboard-page'),
  pageRoute('adminOrders', 'staff/orders/list/order-list-page'),
  pageRoute('adminOrderNew', 'staff/orders/phone/new-order-page'),
  pageRoute('adminPlans', 'staff/catalogue/catalogue-list-page', { props: { of: 'plan' } }),
  pageRoute('adminPlanNew', 'staff/catalogue/editor/catalogue-edit-page', { props: { of: 'plan' } }),
  pageRoute('adminPlan', 'staff/catalogue/catalogue-info-page', { props: { of: 'plan' } }),
  pageRoute('adminPlanEdit', 'staff/catalogue/editor/catalogue-edit-page', { props: { of: 'plan' } }),
  pageRoute('adminHardwareList', 'staff/catalogue/catalogue-list-page', { props: { of: 'hardware' } }),
  pageRoute('adminHardwareNew', 'staff/catalogue/editor/catalogue-edit-page', { props: { of: 'hardware' } }),
  pageRoute('adminHardware', 'staff/catalogue/catalogue-info-page', { props: { of: 'hardware' } }),
  pageRoute('adminHardwareEdit', 'staff/catalogue/editor/catalogue-edit-page', { props: { of: 'hardware' } }),
  pageRoute('adminUsers', 'staff/users/user-list-page'),
  pageRoute('adminUser', 'staff/users/user-info-page'),
  pageRoute('adminUserEdit', 'staff/users/user-edit-page'),
  pageRoute('adminSecurity', 'staff/security/security-page'),
  pageRoute('adminEnquiries', 'staff/enquiries/enquiry-list-page'),
  pageRoute('adminEnquiry', 'staff/enquiries/enquiry-page'),
  pageRoute('adminCoverage', 'staff/coverage/coverage-list-page'),
  pageRoute('adminChanges', 'staff/dashboard/change-list-page'),
];
