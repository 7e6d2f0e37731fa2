import type { PageRoute } from '#app/page-route.tsx';
import type { Catalogue } from './catalogue.ts';

/** The addresses that a route with `:id` stands for. */
function idsOf(path: string, { plans, hardware }: Catalogue): readonly string[] {
  if (path.startsWith('/product/')) return plans.map(({ _id }) => _id);
  if (path.startsWith('/hardware/')) return hardware.map(({ _id }) => _id);
  throw new Error(`Nobody has said what :id is in ${path}`);
}

/** The address of every page that everybody may see. */
export function listPublicPaths(routes: readonly PageRoute[], catalogue: Catalogue): string[] {
  return routes
    .filter(({ access }) => access === 'public')
    .flatMap(({ path }) =>
      path.includes(':') ? idsOf(path, catalogue).map((id) => path.replace(/:\w+/, id)) : [path],
    );
}
