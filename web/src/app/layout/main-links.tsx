import { planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import type { ElementType } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';

/** The main links in either menu. `aria-current` is `page` on the section's own page and `true` below it. */
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

type NavItem = { label: string; to: string };

/** The header's links, on every page and in this order. */
export const mainLinks: readonly NavItem[] = [
  { label: planCategoryNames.fibre, to: paths.category('fibre') },
  { label: planCategoryNames.wireless, to: paths.category('wireless') },
  { label: planCategoryNames.hyperfibre, to: paths.category('hyperfibre') },
  { label: 'Find your plan', to: paths.finder() },
  { label: 'Hardware', to: paths.hardwareList() },
  { label: 'About', to: paths.about() },
  { label: 'Contact', to: paths.contact() },
];
