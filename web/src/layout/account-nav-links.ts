import { paths } from '#web/paths.ts';
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

/** The side menu of the admin area. */
export const adminSideLinks: readonly NavItem[] = [
  { label: 'Admin Info', to: paths.admin() },
  { label: 'Services', to: paths.adminPlans() },
  { label: 'Hardwares', to: paths.adminHardwareList() },
  { label: 'Orders', to: paths.adminOrders() },
  { label: 'Users', to: paths.adminUsers() },
  { label: 'Enquiries', to: paths.adminEnquiries() },
];
