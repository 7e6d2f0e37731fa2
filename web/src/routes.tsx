import { planCategories } from '@kowhai/domain/plan';
import { type PageRoute, pageRoute } from './page-route.tsx';
import { paths } from './paths.ts';

/**
 * Every page of the site, in the order of the specification. A page without parameters that everybody may see is also
 * built as HTML; what stands for `:id` in those, `#prerender/public-paths.ts` says.
 */
export const routes: readonly PageRoute[] = [
  ...planCategories.map((category) =>
    pageRoute(
      paths.planList(category),
      'public',
      'plans/plan-list-page',
      async () => (await import('#features/plans/plan-list-page.tsx')).PlanListPage,
      { category },
    ),
  ),
];
