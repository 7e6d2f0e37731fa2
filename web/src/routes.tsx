import { planCategories } from '@kowhai/domain/plan';
import { lazyPage } from './lazy-page.tsx';
import { type PageRoute, pageRoute } from './page-route.tsx';
import { paths } from './paths.ts';

const OrderQueue = lazyPage(async () => (await import('#features/orders/order-queue.tsx')).OrderQueue);

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
  ...planCategories.map((category) =>
    pageRoute(
      paths.category(category),
      'public',
      'category/category-page',
      async () => (await import('#features/category/category-page.tsx')).CategoryPage,
      { category },
    ),
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
    { orderQueue: <OrderQueue /> },
  ),
  pageRoute(
    paths.adminOrders(),
    'admin',
    'orders/order-list-page',
    async () => (await import('#features/orders/order-list-page.tsx')).OrderListPage,
  ),
];
