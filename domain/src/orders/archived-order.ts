/** A completed order that was deleted: out of every list, and kept apart because tax law asks for seven years. */
import * as z from 'zod/mini';
import { timestamp } from '#domain/text-schema.ts';
import { order } from './order.ts';

const retentionYears = 7;

export const archivedOrder = z.extend(order, { archivedAt: timestamp });

/** Gives the moment up to which a copy is kept. */
export function archiveExpiry({ archivedAt }: { archivedAt: string }): string {
  return addYears(archivedAt, retentionYears);
}

/** Gives the moment at or before which a copy was made that is no longer kept. */
export function archiveCutOff(now: string): string {
  return addYears(now, -retentionYears);
}

function addYears(moment: string, years: number): string {
  const date = new Date(moment);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString();
}
