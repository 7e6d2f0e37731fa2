import type { ElementType } from 'react';
import { useLocation } from 'react-router-dom';
import { mainLinks } from './nav-links.ts';

/**
 * The main links in either menu. A section's own page is marked as the page; those below it, whose breadcrumbs name the
 * page itself, as where one is.
 */
export function MainLinks({ as: MenuLink }: { as: ElementType }) {
  const { pathname } = useLocation();
  return mainLinks.map(({ label, to }) => (
    <li key={to}>
      <MenuLink to={to} aria-current={pathname === to ? 'page' : pathname.startsWith(`${to}/`) || undefined}>
        {label}
      </MenuLink>
    </li>
  ));
}
