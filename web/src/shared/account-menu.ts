import { pages } from '@kowhai/domain/pages';
import { formatFullName, type UserInfo } from '@kowhai/domain/people/user';
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

/** The label of the account menu: the person's name, or their email address where the profile has no name. */
export function accountName(user: UserInfo): string {
  return formatFullName(user) || user.email || 'Your account';
}
