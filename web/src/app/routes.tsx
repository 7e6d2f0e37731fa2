import { planCategories } from '@kowhai/domain/catalogue/plan-category';
import { type PageRoute, pageOfEitherSide, pageRoute } from './page-route.tsx';

/**
 * Every page of the site, in the order of the specification. A page without parameters that everybody may see is also
 * built as HTML; what stands for `:id` in those, `build/prerender/public-paths.ts` says.
 */
export const routes: readonly PageRoute[] = [
  pageRoute('home', 'shop/home/home-page'),
  pageRoute('fibre', 'shop/category/fibre-page'),
  pageRoute('wireless', 'shop/category/wireless-page'),
  pageRoute('hyperfibre', 'shop/category/hyperfibre-page'),
  pageRoute('finder', 'shop/finder/finder-page'),
  pageRoute('about', 'shop/about/about-page'),
  pageRoute('contact', 'shop/contact/contact-page'),
  pageRoute('privacy', 'shop/legal/privacy-page'),
  pageRoute('terms', 'shop/legal/terms-page'),
  ...planCategories.map((category) =>
    pageRoute(`${category}Plans`, 'shop/plans/plan-list-page', { category }),
  ),
  pageRoute('plan', 'shop/plans/plan-page'),
  pageRoute('planOrder', 'shop/plans/plan-order-page'),
  pageRoute('hardwareList', 'shop/hardware/hardware-list-page'),
  pageRoute('hardware', 'shop/hardware/hardware-page'),
  pageRoute('addOns', 'shop/cart/add-ons-page'),
  pageRoute('cart', 'shop/cart/cart-page'),
  pageRoute('login', 'shop/sign-in/login-page'),
  pageRoute('register', 'shop/sign-in/register-page'),
  pageRoute('forgotPassword', 'shop/sign-in/forgot-password-page'),
  pageRoute('resetPassword', 'shop/sign-in/reset-password-page'),
  pageRoute('details', 'shop/checkout/details-page'),
  pageRoute('placeOrder', 'shop/checkout/place-order-page'),
  pageOfEitherSide('order', { shop: 'shop/orders/order-page', staff: 'staff/orders/order-page' }),
  pageRoute('profile', 'shop/account/profile-page'),
  pageRoute('admin', 'staff/dashboard/dashboard-page'),
  pageRoute('adminOrders', 'staff/orders/list/order-list-page'),
  pageRoute('adminPlans', 'staff/catalogue/catalogue-list-page', { of: 'plan' }),
  pageRoute('adminPlanNew', 'staff/catalogue/catalogue-edit-page', { of: 'plan' }),
  pageRoute('adminPlan', 'staff/catalogue/catalogue-info-page', { of: 'plan' }),
  pageRoute('adminPlanEdit', 'staff/catalogue/catalogue-edit-page', { of: 'plan' }),
  pageRoute('adminHardwareList', 'staff/catalogue/catalogue-list-page', { of: 'hardware' }),
  pageRoute('adminHardwareNew', 'staff/catalogue/catalogue-edit-page', { of: 'hardware' }),
  pageRoute('adminHardware', 'staff/catalogue/catalogue-info-page', { of: 'hardware' }),
  pageRoute('adminHardwareEdit', 'staff/catalogue/catalogue-edit-page', { of: 'hardware' }),
  pageRoute('adminUsers', 'staff/users/user-list-page'),
  pageRoute('adminUser', 'staff/users/user-info-page'),
  pageRoute('adminUserEdit', 'staff/users/user-edit-page'),
  pageRoute('adminSecurity', 'staff/security/security-page'),
  pageRoute('adminEnquiries', 'staff/enquiries/enquiry-list-page'),
  pageRoute('adminEnquiry', 'staff/enquiries/enquiry-page'),
  pageRoute('adminChanges', 'staff/dashboard/change-list-page'),
];
