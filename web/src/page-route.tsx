import type { ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import { lazyPage, type PageLoader } from './lazy-page.tsx';

/** Who may see a page: everybody, whoever is signed in, or staff. */
export type PageAccess = 'public' | 'signed-in' | 'admin';

export type PageRoute = {
  path: string;
  access: PageAccess;
  /** The page's file below `src`, without its ending: by this name the build finds the page's scripts. */
  module: string;
  element: ReactNode;
  preload: () => Promise<unknown>;
};

/** One line of the route table. Props, where there are any, tell pages apart that share their code. */
export function pageRoute<P extends object>(
  path: string,
  access: PageAccess,
  module: string,
  load: PageLoader<P>,
  ...[props]: object extends P ? [props?: P] : [props: P]
): PageRoute {
  const Page = lazyPage(load);
  return { path, access, module, element: <Page {...((props ?? {}) as P)} />, preload: Page.preload };
}

/** The route that an address leads to, or undefined where there is no such page. */
export function findRoute(routes: readonly PageRoute[], pathname: string): PageRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname) !== null);
}
