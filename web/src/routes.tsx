import { planCategories } from '@kowhai/domain/plan';
import { type PageRoute, pageRoute } from './page-route.tsx';
import { paths } from './paths.ts';

/**
 * Every page of the site, in the order of the specification. A page without parameters that everybody may see is also
 * built as HTML; what stands for `:id` in those, `build/prerender/public-paths.ts` says.
 */
export const routes: readonly PageRoute[] = [
  pageRoute(paths.home(), 'public', 'shop/home/home-page', () => import('#shop/home/home-page.tsx')),
  pageRoute(
    paths.category('fibre'),
    'public',
    'shop/category/fibre-page',
    () => import('#shop/category/fibre-page.tsx'),
  ),
  pageRoute(
    paths.category('wireless'),
    'public',
    'shop/category/wireless-page',
    () => import('#shop/category/wireless-page.tsx'),
  ),
  pageRoute(
    paths.category('hyperfibre'),
    'public',
    'shop/category/hyperfibre-page',
    () => import('#shop/category/hyperfibre-page.tsx'),
  ),
  pageRoute(paths.about(), 'public', 'shop/about/about-page', () => import('#shop/about/about-page.tsx')),
  pageRoute(
    paths.contact(),
    'public',
    'shop/contact/contact-page',
    () => import('#shop/contact/contact-page.tsx'),
  ),
  pageRoute(
    paths.privacy(),
    'public',
    'shop/legal/privacy-page',
    () => import('#shop/legal/privacy-page.tsx'),
  ),
  pageRoute(paths.terms(), 'public', 'shop/legal/terms-page', () => import('#shop/legal/terms-page.tsx')),
  ...planCategories.map((category) =>
    pageRoute(
      paths.planList(category),
      'public',
      'shop/plans/plan-list-page',
      () => import('#shop/plans/plan-list-page.tsx'),
      { category },
    ),
  ),
  pageRoute('/product/:id', 'public', 'shop/plans/plan-page', () => import('#shop/plans/plan-page.tsx')),
  pageRoute(
    '/product/:id/order',
    'public',
    'shop/plans/plan-order-page',
    () => import('#shop/plans/plan-order-page.tsx'),
  ),
  pageRoute(
    paths.hardwareList(),
    'public',
    'shop/hardware/hardware-list-page',
    () => import('#shop/hardware/hardware-list-page.tsx'),
  ),
  pageRoute(
    '/hardware/:id',
    'public',
    'shop/hardware/hardware-page',
    () => import('#shop/hardware/hardware-page.tsx'),
  ),
  pageRoute(paths.addOns(), 'public', 'shop/cart/add-ons-page', () => import('#shop/cart/add-ons-page.tsx')),
  pageRoute(paths.cart(), 'public', 'shop/cart/cart-page', () => import('#shop/cart/cart-page.tsx')),
  pageRoute(paths.login(), 'public', 'shop/sign-in/login-page', () => import('#shop/sign-in/login-page.tsx')),
  pageRoute(
    paths.register(),
    'public',
    'shop/sign-in/register-page',
    () => import('#shop/sign-in/register-page.tsx'),
  ),
  pageRoute(
    paths.forgotPassword(),
    'public',
    'shop/sign-in/forgot-password-page',
    () => import('#shop/sign-in/forgot-password-page.tsx'),
  ),
  pageRoute(
    paths.resetPassword(),
    'public',
    'shop/sign-in/reset-password-page',
    () => import('#shop/sign-in/reset-password-page.tsx'),
  ),
  pageRoute(
    paths.details(),
    'signed-in',
    'shop/checkout/details-page',
    () => import('#shop/checkout/details-page.tsx'),
  ),
  pageRoute(
    paths.placeOrder(),
    'signed-in',
    'shop/checkout/place-order-page',
    () => import('#shop/checkout/place-order-page.tsx'),
  ),
  pageRoute(
    '/order/:id',
    'signed-in',
    'staff/orders/order-page',
    () => import('#staff/orders/order-page.tsx'),
  ),
  pageRoute(
    paths.profile(),
    'signed-in',
    'shop/account/profile-page',
    () => import('#shop/account/profile-page.tsx'),
  ),
  pageRoute(
    paths.admin(),
    'admin',
    'staff/dashboard/dashboard-page',
    () => import('#staff/dashboard/dashboard-page.tsx'),
  ),
  pageRoute(
    paths.adminOrders(),
    'admin',
    'staff/orders/order-list-page',
    () => import('#staff/orders/order-list-page.tsx'),
  ),
  pageRoute(
    paths.adminPlans(),
    'admin',
    'staff/catalogue/plan-list-page',
    () => import('#staff/catalogue/plan-list-page.tsx'),
  ),
  pageRoute(
    '/admin/service/:id/info',
    'admin',
    'staff/catalogue/plan-info-page',
    () => import('#staff/catalogue/plan-info-page.tsx'),
  ),
  pageRoute(
    '/admin/service/:id/edit',
    'admin',
    'staff/catalogue/plan-edit-page',
    () => import('#staff/catalogue/plan-edit-page.tsx'),
  ),
  pageRoute(
    paths.adminHardwareList(),
    'admin',
    'staff/catalogue/hardware-list-page',
    () => import('#staff/catalogue/hardware-list-page.tsx'),
  ),
  pageRoute(
    '/admin/hardware/:id/info',
    'admin',
    'staff/catalogue/hardware-info-page',
    () => import('#staff/catalogue/hardware-info-page.tsx'),
  ),
  pageRoute(
    '/admin/hardware/:id/edit',
    'admin',
    'staff/catalogue/hardware-edit-page',
    () => import('#staff/catalogue/hardware-edit-page.tsx'),
  ),
  pageRoute(
    paths.adminUsers(),
    'admin',
    'staff/users/user-list-page',
    () => import('#staff/users/user-list-page.tsx'),
  ),
  pageRoute(
    '/admin/user/:id/info',
    'admin',
    'staff/users/user-info-page',
    () => import('#staff/users/user-info-page.tsx'),
  ),
  pageRoute(
    '/admin/user/:id/edit',
    'admin',
    'staff/users/user-edit-page',
    () => import('#staff/users/user-edit-page.tsx'),
  ),
  pageRoute(
    paths.adminEnquiries(),
    'admin',
    'staff/enquiries/enquiry-list-page',
    () => import('#staff/enquiries/enquiry-list-page.tsx'),
  ),
  pageRoute(
    '/admin/enquiries/:id',
    'admin',
    'staff/enquiries/enquiry-page',
    () => import('#staff/enquiries/enquiry-page.tsx'),
  ),
];
