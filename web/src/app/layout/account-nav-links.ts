import { paths } from '#shared/paths.ts';
import type { NavItem } from './nav-links.ts';

/** Under the person's name; logging out follows. */
export const customerLinks: readonly NavItem[] = [{ label: 'Profile', to: paths.profile() }];

export const adminLinks: readonly NavItem[] = [
  { label: 'Dashboard', to: paths.admin() },
  { label: 'Orders', to: paths.adminOrders() },
  { label: 'Services', to: paths.adminPlans() },
  { label: 'Hardwares', to: paths.adminHardwareList() },
  { label: 'Users', to: paths.adminUsers() },
];
