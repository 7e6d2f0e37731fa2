/** The promise to review an order request within 1-2 business days. */
import { addBusinessDays } from '#domain/time/business-days.ts';

/** The later end of "1-2 business days"; a test holds it against the settings' words. */
export const reviewWithinDays = 2;

/** The day by whose end the review is promised. */
export function reviewDueDay(order: { createdAt: string }): string {
  return addBusinessDays(order.createdAt, reviewWithinDays);
}
