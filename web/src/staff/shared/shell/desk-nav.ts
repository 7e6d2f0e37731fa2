import { paths } from '#shared/paths.ts';

type Place = {
  label: string;
  to: string;
  /** The second of the two keys that lead there. */
  key: string;
  /** How the addresses begin that belong to it. */
  parts: readonly string[];
};

/** The pages of the side menu. */
export const places: readonly Place[] = [
  { label: 'Admin Info', to: paths.admin(), key: 'd', parts: [] },
  { label: 'Services', to: paths.adminPlans(), key: 's', parts: ['/admin/service/'] },
  { label: 'Hardwares', to: paths.adminHardwareList(), key: 'h', parts: ['/admin/hardware/'] },
  { label: 'Orders', to: paths.adminOrders(), key: 'o', parts: [paths.order('')] },
  { label: 'Enquiries', to: paths.adminEnquiries(), key: 'e', parts: [`${paths.adminEnquiries()}/`] },
  { label: 'Users', to: paths.adminUsers(), key: 'u', parts: ['/admin/user/'] },
  { label: 'Changes', to: paths.adminChanges(), key: 'c', parts: [] },
];

/** How a place of the menu stands to the page that is open: itself, what it leads to, or neither. */
export function currentOf({ to, parts }: Place, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return parts.some((part) => pathname.startsWith(part)) ? 'true' : undefined;
}
