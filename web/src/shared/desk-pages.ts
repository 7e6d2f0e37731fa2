import { paths } from './paths.ts';

type DeskPage = {
  label: string;
  to: string;
  /** The second of the two keys that lead there. */
  key: string;
  /** How the addresses begin that belong to it. */
  parts: readonly string[];
};

const admin = { label: 'Admin Info', to: paths.admin(), key: 'd', parts: [] };
const plans = { label: 'Services', to: paths.adminPlans(), key: 's', parts: ['/admin/service/'] };
const hardware = { label: 'Hardwares', to: paths.adminHardwareList(), key: 'h', parts: ['/admin/hardware/'] };
const orders = {
  label: 'Orders',
  to: paths.adminOrders(),
  key: 'o',
  parts: [paths.order(''), paths.adminOrderNew()],
};
const users = { label: 'Users', to: paths.adminUsers(), key: 'u', parts: ['/admin/user/'] };

/** The pages of the desk's side menu. */
export const deskPages: readonly DeskPage[] = [
  admin,
  plans,
  hardware,
  orders,
  { label: 'Enquiries', to: paths.adminEnquiries(), key: 'e', parts: [`${paths.adminEnquiries()}/`] },
  users,
  { label: 'Changes', to: paths.adminChanges(), key: 'c', parts: [] },
];

/** Those in the shop's own header, under the name of a member of staff. */
export const headerDeskPages = [{ ...admin, label: 'Dashboard' }, orders, plans, hardware, users];

/** How a page of the menu stands to the one that is open: itself, what it leads to, or neither. */
export function currentOf({ to, parts }: DeskPage, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return parts.some((part) => pathname.startsWith(part)) ? 'true' : undefined;
}
