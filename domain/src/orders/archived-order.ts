/** A completed order that was deleted: out of every list, and kept apart because tax law asks for seven years. */
import * as z from 'zod/mini';
import { timestamp } from '#domain/text-schema.ts';
import { order } from './order.ts';

const retentionYears = 7;

export const archivedOrder = z.extend(order, { archivedAt: timestamp });

/** Gives the moment up to which a copy is kept. */
export function archiveExpiry({ archivedAt }: { archivedAt: string }): string {
  const date = new Date(archivedAt);
  date.setUTCFullYear(date.getUTCFullYear() + retentionYears);
  return date.toISOString();
}
