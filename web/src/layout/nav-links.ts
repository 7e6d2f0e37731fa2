import { planCategoryNames } from '@kowhai/domain/plan';
import { paths } from '#web/paths.ts';

export type NavItem = { label: string; to: string };

/** The header's links, on every page and in this order. */
export const mainLinks: readonly NavItem[] = [
  { label: planCategoryNames.fibre, to: paths.category('fibre') },
  { label: planCategoryNames.wireless, to: paths.category('wireless') },
  { label: planCategoryNames.hyperfibre, to: paths.category('hyperfibre') },
  { label: 'Hardware', to: paths.hardwareList() },
  { label: 'About', to: paths.about() },
  { label: 'Contact', to: paths.contact() },
];

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
];
