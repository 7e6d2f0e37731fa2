import { menuPages } from '@kowhai/domain/pages';

export const placeKeys = menuPages.map(({ key, label, to }) => ({ keys: `g ${key}`, label, to }));

const actions = {
  '?': 'help',
  '/': 'search',
  j: 'next row',
  k: 'previous row',
  x: 'select row',
  u: 'undo',
} as const;

export type ShortcutAction = (typeof actions)[keyof typeof actions] | { to: string };

/**
 * What a key means, after the key before it. Null where it means nothing.
 *
 * @param before the key that was pressed a moment ago, or an empty text
 */
export function readShortcut(before: string, key: string): ShortcutAction | null {
  const place = placeKeys.find(({ keys }) => keys === `${before} ${key}`);
  if (place) return { to: place.to };
  return Object.hasOwn(actions, key) ? actions[key as keyof typeof actions] : null;
}
