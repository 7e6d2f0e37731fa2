import { planCategories } from '@kowhai/domain/plan';
import { type PageRoute, pageRoute } from './page-route.tsx';
import { paths } from './paths.ts';

/**
 * Every page of the site, in the order of the specification. A page without parameters that everybody may see is also
 * built as HTML; what stands for `:id` in those, `build/prerender/public-paths.ts` says.
 */
export const routes: readonly PageRoute[] = [
  pageRoute(paths.home(), 'public', 'home/home-page', () => import('#features/home/home-page.tsx')),
  pageRoute(
    paths.category('fibre'),
    'public',
    'category/fibre-page',
    () => import('#features/category/fibre-page.tsx'),
  ),
  pageRoute(
    paths.category('wireless'),
    'public',
    'category/wireless-page',
    () => import('#features/category/wireless-page.tsx'),
  ),
  pageRoute(
    paths.category('hyperfibre'),
    'public',
    'category/hyperfibre-page',
    () => import('#features/category/hyperfibre-page.tsx'),
  ),
  pageRoute(paths.about(), 'public', 'about/about-page', () => import('#features/about/about-page.tsx')),
  pageRoute(
    paths.contact(),
    'public',
    'contact/contact-page',
    () => import('#features/contact/contact-page.tsx'),
  ),
  pageRoute(
    paths.privacy(),
    'public',
    'legal/privacy-page',
    () => import('#features/legal/privacy-page.tsx'),
  ),
  pageRoute(paths.terms(), 'public', 'legal/terms-page', () => import('#features/legal/terms-page.tsx')),
  ...planCategories.map((category) =>
    pageRoute(
      paths.planList(category),
      'public',
      'plans/plan-list-page',
      () => import('#features/plans/plan-list-page.tsx'),
      { category },
    ),
  ),
  pageRoute('/product/:id', 'public', 'plans/plan-page', () => import('#features/plans/plan-page.tsx')),
  pageRoute(
    '/product/:id/order',
    'public',
    'plans/plan-order-page',
    () => import('#features/plans/plan-order-page.tsx'),
  ),
  pageRoute(
    paths.hardwareList(),
    'public',
    'hardware/hardware-list-page',
    () => import('#features/hardware/hardware-list-page.tsx'),
  ),
  pageRoute(
    '/hardware/:id',
    'public',
    'hardware/hardware-page',
    () => import('#features/hardware/hardware-page.tsx'),
  ),
  pageRoute(paths.addOns(), 'public', 'cart/add-ons-page', () => import('#features/cart/add-ons-page.tsx')),
  pageRoute(paths.cart(), 'public', 'cart/cart-page', () => import('#features/cart/cart-page.tsx')),
  pageRoute(paths.login(), 'public', 'sign-in/login-page', () => import('#features/sign-in/login-page.tsx')),
  pageRoute(
    paths.register(),
    'public',
    'sign-in/register-page',
    () => import('#features/sign-in/register-page.tsx'),
  ),
  pageRoute(
    paths.forgotPassword(),
    'public',
    'sign-in/forgot-password-page',
    () => import('#features/sign-in/forgot-password-page.tsx'),
  ),
  pageRoute(
    paths.resetPassword(),
    'public',
    'sign-in/reset-password-page',
    () => import('#features/sign-in/reset-password-page.tsx'),
  ),
  pageRoute(
    paths.details(),
    'signed-in',
    'checkout/details-page',
    () => import('#features/checkout/details-page.tsx'),
  ),
  pageRoute(
    paths.placeOrder(),
    'signed-in',
    'checkout/place-order-page',
    () => import('#features/checkout/place-order-page.tsx'),
  ),
  pageRoute('/order/:id', 'signed-in', 'orders/order-page', () => import('#features/orders/order-page.tsx')),
  pageRoute(
    paths.profile(),
    'signed-in',
    'account/profile-page',
    () => import('#features/account/profile-page.tsx'),
  ),
  pageRoute(
    paths.admin(),
    'admin',
    'admin/dashboard-page',
    () => import('#features/admin/dashboard-page.tsx'),
  ),
  pageRoute(
    paths.adminOrders(),
    'admin',
    'orders/order-list-page',
    () => import('#features/orders/order-list-page.tsx'),
  ),
  pageRoute(
    paths.adminPlans(),
    'admin',
    'admin/plans/plan-list-page',
    () => import('#features/admin/plans/plan-list-page.tsx'),
  ),
  pageRoute(
    '/admin/service/:id/info',
    'admin',
    'admin/plans/plan-info-page',
    () => import('#features/admin/plans/plan-info-page.tsx'),
  ),
  pageRoute(
    '/admin/service/:id/edit',
    'admin',
    'admin/plans/plan-edit-page',
    () => import('#features/admin/plans/plan-edit-page.tsx'),
  ),
  pageRoute(
    paths.adminHardwareList(),
    'admin',
    'admin/hardware/hardware-list-page',
    () => import('#features/admin/hardware/hardware-list-page.tsx'),
  ),
  pageRoute(
    '/admin/hardware/:id/info',
    'admin',
    'admin/hardware/hardware-info-page',
    () => import('#features/admin/hardware/hardware-info-page.tsx'),
  ),
  pageRoute(
    '/admin/hardware/:id/edit',
    'admin',
    'admin/hardware/hardware-edit-page',
    () => import('#features/admin/hardware/hardware-edit-page.tsx'),
  ),
  pageRoute(
    paths.adminUsers(),
    'admin',
    'admin/users/user-list-page',
    () => import('#features/admin/users/user-list-page.tsx'),
  ),
  pageRoute(
    '/admin/user/:id/info',
    'admin',
    'admin/users/user-info-page',
    () => import('#features/admin/users/user-info-page.tsx'),
  ),
  pageRoute(
    '/admin/user/:id/edit',
    'admin',
    'admin/users/user-edit-page',
    () => import('#features/admin/users/user-edit-page.tsx'),
  ),
  pageRoute(
    paths.adminEnquiries(),
    'admin',
    'admin/enquiries/enquiry-list-page',
    () => import('#features/admin/enquiries/enquiry-list-page.tsx'),
  ),
  pageRoute(
    '/admin/enquiries/:id',
    'admin',
    'admin/enquiries/enquiry-page',
    () => import('#features/admin/enquiries/enquiry-page.tsx'),
  ),
];
