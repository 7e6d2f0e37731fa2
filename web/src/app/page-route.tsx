import { type Access, type PageName, pages } from '@kowhai/domain/pages';
import type { UserInfo } from '@kowhai/domain/people/user';
import type { ComponentType, ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import type { PageQuery } from '#data/queries.ts';
import { seemsStaff, useSession } from '#state/session.ts';
import { lazyPage } from './lazy-page.tsx';

export type Visit = { id: string; search: URLSearchParams; user: UserInfo | null };

export type PageOptions = {
  /** The queries that are fetched before the page is shown. A public page is prerendered with their data. */
  reads?: (visit: Visit) => readonly PageQuery[];
  /** More of them, for what the prerendered page does not show. */
  readsInApp?: (visit: Visit) => readonly PageQuery[];
  /** The path that the page's button leads to. Its code is prefetched, which links do on hover and buttons do not. */
  next?: string;
  /** The page's props, where several routes share its code. */
  props?: object;
};

export type PageRoute = Omit<PageOptions, 'props'> & {
  path: string;
  access: Access;
  /** True where staff get a staff page at this path. */
  isOfEitherSide?: true;
  /** The page's file below `src`, without extension: the build finds the page's scripts by it. */
  module: string;
  element: ReactNode;
  preload: () => Promise<unknown>;
};

const pageFiles = import.meta.glob<Readonly<Record<string, ComponentType<object>>>>(
  '../{shop,staff}/**/*-page.tsx',
);

/** The layout of staff pages, which loads with the first of them. */
export const StaffLayout = lazyPage(() => import('#staff/layout/staff-layout.tsx'));

/**
 * One row of the route table.
 *
 * @param module the page's file below `src`, without extension
 */
export function pageRoute(name: PageName, module: string, options: PageOptions = {}): PageRoute {
  const { props, ...others } = options;
  const load = pageFiles[`../${module}.tsx`];
  if (!load) throw new Error(`The page ${name} names ${module}, and there is no such page`);
  const Page = lazyPage(load);
  const preload = module.startsWith('staff/')
    ? async () => seemsStaff() && Promise.all([StaffLayout.preload(), Page.preload()])
    : Page.preload;
  return { ...pages[name], ...others, module, element: <Page {...props} />, preload };
}

export const isAdmin = ({ user }: { user: UserInfo | null }) => user?.isAdmin === true;

/** A path with two pages: one for customers, one for staff. */
export function pageOfEitherSide(
  name: PageName,
  modules: { shop: string; staff: string },
  options: PageOptions,
): PageRoute {
  const shop = pageRoute(name, modules.shop, options);
  const staff = pageRoute(name, modules.staff);
  return {
    ...shop,
    isOfEitherSide: true,
    element: <EitherSide shop={shop.element} staff={staff.element} />,
    preload: () => (seemsStaff() ? staff : shop).preload(),
  };
}

function EitherSide({ shop, staff }: { shop: ReactNode; staff: ReactNode }) {
  return useSession(isAdmin) ? staff : shop;
}

/** The route that a path matches, or undefined. */
export function findRoute(routes: readonly PageRoute[], pathname: string): PageRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname) !== null);
}

/** The queries that the page at a URL needs before it is shown: of a prerendered page, or within the app. */
export function listReads(
  route: PageRoute | undefined,
  { pathname, search }: { pathname: string; search: string },
  user: UserInfo | null,
  isPrerendered = false,
): readonly PageQuery[] {
  const id = (route && matchPath(route.path, pathname)?.params.id) ?? '';
  const visit = { id, search: new URLSearchParams(search), user };
  const later = isPrerendered ? [] : (route?.readsInApp?.(visit) ?? []);
  return [...(route?.reads?.(visit) ?? []), ...later];
}
