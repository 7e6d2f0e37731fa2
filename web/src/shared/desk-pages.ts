import { type menuPages, pages } from '@kowhai/domain/pages';
import { paths } from './paths.ts';

const { adminOrders, adminPlans, adminHardwareList, adminUsers } = pages;

/** Those of the desk's pages that stand in the shop's own header, under the name of a member of staff. */
export const headerDeskPages = [
  { label: 'Dashboard', to: paths.admin() },
  ...[adminOrders, adminPlans, adminHardwareList, adminUsers].map(({ path, menu }) => ({
    label: menu.label,
    to: path,
  })),
];

/** How a page of the menu stands to the one that is open: itself, what it leads to, or neither. */
export function currentOf(
  { to, parts }: (typeof menuPages)[number],
  pathname: string,
): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return parts.some((part) => pathname.startsWith(part)) ? 'true' : undefined;
}
