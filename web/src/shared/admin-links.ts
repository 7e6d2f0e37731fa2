import { pages } from '@kowhai/domain/pages';
import { paths } from './paths.ts';

const { adminOrders, adminPlans, adminHardwareList, adminUsers } = pages;

/** The entries of the specification for staff, with which the dropdown begins in the shop and at the desk. */
export const adminLinks = [
  { label: 'Dashboard', to: paths.admin() },
  ...[adminOrders, adminPlans, adminHardwareList, adminUsers].map(({ path, menu }) => ({
    label: menu.label,
    to: path,
  })),
];
