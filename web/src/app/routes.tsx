import { planCategories } from '@kowhai/domain/catalogue/plan-category';
import { paths } from '#shared/paths.ts';
import { type PageRoute, pageOfEitherSide, pageRoute } from './page-route.tsx';

/**
 * Every page of the site, in the order of the specification. A page without parameters that everybody may see is also
 * built as HTML; what stands for `:id` in those, `build/prerender/public-paths.ts` says.
 */
export const routes: readonly PageRoute[] = [
  pageRoute(paths.home(), 'public', 'shop/home/home-page'),
  pageRoute(paths.category('fibre'), 'public', 'shop/category/fibre-page'),
  pageRoute(paths.category('wireless'), 'public', 'shop/category/wireless-page'),
  pageRoute(paths.category('hyperfibre'), 'public', 'shop/category/hyperfibre-page'),
  pageRoute(paths.finder(), 'public', 'shop/finder/finder-page'),
  pageRoute(paths.about(), 'public', 'shop/about/about-page'),
  pageRoute(paths.contact(), 'public', 'shop/contact/contact-page'),
  pageRoute(paths.privacy(), 'public', 'shop/legal/privacy-page'),
  pageRoute(paths.terms(), 'public', 'shop/legal/terms-page'),
  ...planCategories.map((category) =>
    pageRoute(paths.planList(category), 'public', 'shop/plans/plan-list-page', { category }),
  ),
  pageRoute('/product/:id', 'public', 'shop/plans/plan-page'),
  pageRoute('/product/:id/order', 'public', 'shop/plans/plan-order-page'),
  pageRoute(paths.hardwareList(), 'public', 'shop/hardware/hardware-list-page'),
  pageRoute('/hardware/:id', 'public', 'shop/hardware/hardware-page'),
  pageRoute(paths.addOns(), 'public', 'shop/cart/add-ons-page'),
  pageRoute(paths.cart(), 'public', 'shop/cart/cart-page'),
  pageRoute(paths.login(), 'public', 'shop/sign-in/login-page'),
  pageRoute(paths.register(), 'public', 'shop/sign-in/register-page'),
  pageRoute(paths.forgotPassword(), 'public', 'shop/sign-in/forgot-password-page'),
  pageRoute(paths.resetPassword(), 'public', 'shop/sign-in/reset-password-page'),
  pageRoute(paths.details(), 'signed-in', 'shop/checkout/details-page'),
  pageRoute(paths.placeOrder(), 'signed-in', 'shop/checkout/place-order-page'),
  pageOfEitherSide('/order/:id', { shop: 'shop/orders/order-page', staff: 'staff/orders/order-page' }),
  pageRoute(paths.profile(), 'signed-in', 'shop/account/profile-page'),
  pageRoute(paths.admin(), 'admin', 'staff/dashboard/dashboard-page'),
  pageRoute(paths.adminOrders(), 'admin', 'staff/orders/list/order-list-page'),
  pageRoute(paths.adminPlans(), 'admin', 'staff/catalogue/catalogue-list-page', { of: 'plan' }),
  pageRoute(paths.adminPlanNew(), 'admin', 'staff/catalogue/catalogue-edit-page', { of: 'plan' }),
  pageRoute('/admin/service/:id/info', 'admin', 'staff/catalogue/catalogue-info-page', { of: 'plan' }),
  pageRoute('/admin/service/:id/edit', 'admin', 'staff/catalogue/catalogue-edit-page', { of: 'plan' }),
  pageRoute(paths.adminHardwareList(), 'admin', 'staff/catalogue/catalogue-list-page', { of: 'hardware' }),
  pageRoute(paths.adminHardwareNew(), 'admin', 'staff/catalogue/catalogue-edit-page', { of: 'hardware' }),
  pageRoute('/admin/hardware/:id/info', 'admin', 'staff/catalogue/catalogue-info-page', { of: 'hardware' }),
  pageRoute('/admin/hardware/:id/edit', 'admin', 'staff/catalogue/catalogue-edit-page', { of: 'hardware' }),
  pageRoute(paths.adminUsers(), 'admin', 'staff/users/user-list-page'),
  pageRoute('/admin/user/:id/info', 'admin', 'staff/users/user-info-page'),
  pageRoute('/admin/user/:id/edit', 'admin', 'staff/users/user-edit-page'),
  pageRoute(paths.adminSecurity(), 'admin', 'staff/security/security-page'),
  pageRoute(paths.adminEnquiries(), 'admin', 'staff/enquiries/enquiry-list-page'),
  pageRoute('/admin/enquiries/:id', 'admin', 'staff/enquiries/enquiry-page'),
  pageRoute(paths.adminChanges(), 'admin', 'staff/dashboard/change-list-page'),
];
