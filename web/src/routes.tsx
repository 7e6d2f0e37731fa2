import { planCategories } from '@kowhai/domain/plan';
import { type PageRoute, pageRoute } from './page-route.tsx';
import { paths } from './paths.ts';

/**
 * Every page of the site, in the order of the specification. A page without parameters that everybody may see is also
 * built as HTML; what stands for `:id` in those, `#prerender/public-paths.ts` says.
 */
export const routes: readonly PageRoute[] = [
  pageRoute(
    paths.home(),
    'public',
    'home/home-page',
    async () => (await import('#features/home/home-page.tsx')).HomePage,
  ),
  pageRoute(
    paths.category('fibre'),
    'public',
    'category/fibre-page',
    async () => (await import('#features/category/fibre-page.tsx')).FibrePage,
  ),
  pageRoute(
    paths.category('wireless'),
    'public',
    'category/wireless-page',
    async () => (await import('#features/category/wireless-page.tsx')).WirelessPage,
  ),
  pageRoute(
    paths.category('hyperfibre'),
    'public',
    'category/hyperfibre-page',
    async () => (await import('#features/category/hyperfibre-page.tsx')).HyperfibrePage,
  ),
  pageRoute(
    paths.about(),
    'public',
    'about/about-page',
    async () => (await import('#features/about/about-page.tsx')).AboutPage,
  ),
  pageRoute(
    paths.contact(),
    'public',
    'contact/contact-page',
    async () => (await import('#features/contact/contact-page.tsx')).ContactPage,
  ),
  pageRoute(
    paths.privacy(),
    'public',
    'legal/privacy-page',
    async () => (await import('#features/legal/privacy-page.tsx')).PrivacyPage,
  ),
  pageRoute(
    paths.terms(),
    'public',
    'legal/terms-page',
    async () => (await import('#features/legal/terms-page.tsx')).TermsPage,
  ),
  ...planCategories.map((category) =>
    pageRoute(
      paths.planList(category),
      'public',
      'plans/plan-list-page',
      async () => (await import('#features/plans/plan-list-page.tsx')).PlanListPage,
      { category },
    ),
  ),
  pageRoute(
    '/product/:id',
    'public',
    'plans/plan-page',
    async () => (await import('#features/plans/plan-page.tsx')).PlanPage,
  ),
  pageRoute(
    '/product/:id/order',
    'public',
    'plans/plan-order-page',
    async () => (await import('#features/plans/plan-order-page.tsx')).PlanOrderPage,
  ),
  pageRoute(
    paths.hardwareList(),
    'public',
    'hardware/hardware-list-page',
    async () => (await import('#features/hardware/hardware-list-page.tsx')).HardwareListPage,
  ),
  pageRoute(
    '/hardware/:id',
    'public',
    'hardware/hardware-page',
    async () => (await import('#features/hardware/hardware-page.tsx')).HardwarePage,
  ),
  pageRoute(
    paths.addOns(),
    'public',
    'cart/add-ons-page',
    async () => (await import('#features/cart/add-ons-page.tsx')).AddOnsPage,
  ),
  pageRoute(
    paths.cart(),
    'public',
    'cart/cart-page',
    async () => (await import('#features/cart/cart-page.tsx')).CartPage,
  ),
  pageRoute(
    paths.login(),
    'public',
    'sign-in/login-page',
    async () => (await import('#features/sign-in/login-page.tsx')).LoginPage,
  ),
  pageRoute(
    paths.register(),
    'public',
    'sign-in/register-page',
    async () => (await import('#features/sign-in/register-page.tsx')).RegisterPage,
  ),
  pageRoute(
    paths.forgotPassword(),
    'public',
    'sign-in/forgot-password-page',
    async () => (await import('#features/sign-in/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  pageRoute(
    paths.resetPassword(),
    'public',
    'sign-in/reset-password-page',
    async () => (await import('#features/sign-in/reset-password-page.tsx')).ResetPasswordPage,
  ),
  pageRoute(
    paths.details(),
    'signed-in',
    'checkout/details-page',
    async () => (await import('#features/checkout/details-page.tsx')).DetailsPage,
  ),
  pageRoute(
    paths.placeOrder(),
    'signed-in',
    'checkout/place-order-page',
    async () => (await import('#features/checkout/place-order-page.tsx')).PlaceOrderPage,
  ),
  pageRoute(
    '/order/:id',
    'signed-in',
    'orders/order-page',
    async () => (await import('#features/orders/order-page.tsx')).OrderPage,
  ),
  pageRoute(
    paths.profile(),
    'signed-in',
    'account/profile-page',
    async () => (await import('#features/account/profile-page.tsx')).ProfilePage,
  ),
  pageRoute(
    paths.admin(),
    'admin',
    'admin/dashboard-page',
    async () => (await import('#features/admin/dashboard-page.tsx')).DashboardPage,
  ),
  pageRoute(
    paths.adminOrders(),
    'admin',
    'orders/order-list-page',
    async () => (await import('#features/orders/order-list-page.tsx')).OrderListPage,
  ),
  pageRoute(
    paths.adminPlans(),
    'admin',
    'admin/plans/plan-list-page',
    async () => (await import('#features/admin/plans/plan-list-page.tsx')).PlanListPage,
  ),
  pageRoute(
    '/admin/service/:id/info',
    'admin',
    'admin/plans/plan-info-page',
    async () => (await import('#features/admin/plans/plan-info-page.tsx')).PlanInfoPage,
  ),
  pageRoute(
    '/admin/service/:id/edit',
    'admin',
    'admin/plans/plan-edit-page',
    async () => (await import('#features/admin/plans/plan-edit-page.tsx')).PlanEditPage,
  ),
  pageRoute(
    paths.adminHardwareList(),
    'admin',
    'admin/hardware/hardware-list-page',
    async () => (await import('#features/admin/hardware/hardware-list-page.tsx')).HardwareListPage,
  ),
  pageRoute(
    '/admin/hardware/:id/info',
    'admin',
    'admin/hardware/hardware-info-page',
    async () => (await import('#features/admin/hardware/hardware-info-page.tsx')).HardwareInfoPage,
  ),
  pageRoute(
    '/admin/hardware/:id/edit',
    'admin',
    'admin/hardware/hardware-edit-page',
    async () => (await import('#features/admin/hardware/hardware-edit-page.tsx')).HardwareEditPage,
  ),
  pageRoute(
    paths.adminUsers(),
    'admin',
    'admin/users/user-list-page',
    async () => (await import('#features/admin/users/user-list-page.tsx')).UserListPage,
  ),
  pageRoute(
    '/admin/user/:id/info',
    'admin',
    'admin/users/user-info-page',
    async () => (await import('#features/admin/users/user-info-page.tsx')).UserInfoPage,
  ),
  pageRoute(
    '/admin/user/:id/edit',
    'admin',
    'admin/users/user-edit-page',
    async () => (await import('#features/admin/users/user-edit-page.tsx')).UserEditPage,
  ),
  pageRoute(
    paths.adminEnquiries(),
    'admin',
    'admin/enquiries/enquiry-list-page',
    async () => (await import('#features/admin/enquiries/enquiry-list-page.tsx')).EnquiryListPage,
  ),
  pageRoute(
    '/admin/enquiries/:id',
    'admin',
    'admin/enquiries/enquiry-page',
    async () => (await import('#features/admin/enquiries/enquiry-page.tsx')).EnquiryPage,
  ),
];
