import { paths } from '#web/paths.ts';

/** Two keys, one after the other, that lead to a page of the side menu. */
export const placeKeys: readonly { keys: string; label: string; to: string }[] = [
  { keys: 'g d', label: 'Admin Info', to: paths.admin() },
  { keys: 'g s', label: 'Services', to: paths.adminPlans() },
  { keys: 'g h', label: 'Hardwares', to: paths.adminHardwareList() },
  { keys: 'g o', label: 'Orders', to: paths.adminOrders() },
  { keys: 'g u', label: 'Users', to: paths.adminUsers() },
  { keys: 'g e', label: 'Enquiries', to: paths.adminEnquiries() },
];

export type ShortcutDeed = 'help' | 'search' | { to: string };

/**
 * What a key means, after the key before it. Null where it means nothing.
 *
 * @param before the key that was pressed a moment ago, or an empty text
 */
export function readShortcut(before: string, key: string): ShortcutDeed | null {
  if (key === '?') return 'help';
  const place = placeKeys.find(({ keys }) => keys === `${before} ${key}`);
  if (place) return { to: place.to };
  return key === '/' ? 'search' : null;
}
