import { places } from './places.ts';

/** Two keys, one after the other, that lead to a page of the side menu. */
export const placeKeys = places.map(({ key, label, to }) => ({ keys: `g ${key}`, label, to }));

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
