/** When on the day of the connection somebody comes: a part of the day, or staff's own words. */
import { line } from '#domain/text-schema.ts';

export const partsOfDay = ['morning', 'afternoon'] as const;

/** Empty is any time of the day. */
export const connectionWindow = line('Enter a time', { min: 0, max: 40 });

/**
 * Says it after the day, as in "Thursday 26 November, in the morning".
 *
 * @param window a part of the day or words of one's own; nothing for any time
 */
export function describeWindow(window: string | undefined): string {
  if (!window) return '';
  return partsOfDay.some((part) => part === window) ? `, in the ${window}` : `, ${window}`;
}
