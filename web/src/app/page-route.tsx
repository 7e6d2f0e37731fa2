import { type PageAccess, type PageName, pages } from '@kowhai/domain/pages';
import type { UserInfo } from '@kowhai/domain/people/user';
import type { ComponentType, ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import { seemsStaff, useSession } from '#state/session.ts';
import { lazyPage } from './lazy-page.tsx';

export type PageRoute = {
  path: string;
  access: PageAccess;
  /** Staff get a page of the desk at this address. */
  isOfEitherSide?: true;
  /** The page's file below `src`, without its ending: by this name the build finds the page's scripts. */
  module: string;
  element: ReactNode;
  preload: () => Promise<unknown>;
};

const pageFiles = import.meta.glob<Readonly<Record<string, ComponentType<object>>>>(
  '../{shop,staff}/**/*-page.tsx',
);

/** The frame of the staff's pages, which loads with the first of them. */
export const StaffShell = lazyPage(() => import('#staff/shared/shell/staff-shell.tsx'));

/**
 * One line of the route table.
 *
 * @param module the page's file below `src`, without its ending
 * @param props tell pages apart that share their code
 */
export function pageRoute(name: PageName, module: string, props: object = {}): PageRoute {
  const load = pageFiles[`../${module}.tsx`];
  if (!load) throw new Error(`The page ${name} names ${module}, and there is no such page`);
  const Page = lazyPage(load);
  const preload = module.startsWith('staff/')
    ? () => Promise.all([StaffShell.preload(), Page.preload()])
    : Page.preload;
  return { ...pages[name], module, element: <Page {...props} />, preload };
}

export const isAdmin = ({ user }: { user: UserInfo | null }) => user?.isAdmin === true;

/** One address with two pages: staff get the desk's. */
export function pageOfEitherSide(name: PageName, modules: { shop: string; staff: string }): PageRoute {
  const shop = pageRoute(name, modules.shop);
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

/** The route that an address leads to, or undefined where there is no such page. */
export function findRoute(routes: readonly PageRoute[], pathname: string): PageRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname) !== null);
}
