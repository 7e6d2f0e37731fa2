/**
 * What a use takes of a line, and what a plan carries, in Mbps. The finder, the questions, the plans’ texts and their
 * cards all speak from this table.
 *
 * Sources: Netflix Help Center, "Internet connection speed recommendations" (HD 5, Ultra HD 15 to 25: we take 25);
 * Zoom, "System requirements" (1080p: 3.8 up); FCC, "Broadband Speed Guide" (multiplayer game: 4); YouTube Help, "Choose
 * live encoder settings" (4K: 35). A download of 100 Mbps fetches 50 GB in 67 minutes, a backup of 50 Mbps stores 100 GB
 * in four and a half hours, and 900 Mbps send 100 GB in a quarter of an hour.
 */
import type { Plan } from '#domain/catalogue/plan.ts';
import { readLeastMbps, readMbps } from '#domain/catalogue/plan-speeds.ts';

export const speedNeeds = {
  movie: { mbps: 5, one: 'a movie in HD', many: 'movies in HD' },
  screen: { mbps: 25, one: 'a screen in 4K', many: 'screens in 4K' },
  call: { mbps: 4, one: 'a video call', many: 'video calls' },
  game: { mbps: 4, one: 'a game', many: 'games' },
  download: { mbps: 100, one: 'a big download', many: 'big downloads' },
  liveStream: { mbps: 35, one: 'a live stream', many: 'live streams' },
  backup: { mbps: 50, one: 'a big backup', many: 'big backups' },
  largeFile: { mbps: 900, one: 'a very large file', many: 'very large files' },
} as const;

/** How many of each use at once. */
export type Uses = Partial<Record<keyof typeof speedNeeds, number>>;

/** What stays free for phones, updates and everyone else. */
export const headroomMbps = { download: 20, upload: 2 } as const;

export type Direction = keyof typeof headroomMbps;

/** A plan’s speeds, as far as they are stated. */
export type PlanSpeeds = Pick<Plan, Direction> & Partial<Pick<Plan, 'typicalDownload' | 'typicalUpload'>>;

export function sumMbps(uses: Uses): number {
  return listUses(uses).reduce((sum, [use, count]) => sum + speedNeeds[use].mbps * count, 0);
}

/** @returns "three screens in 4K and a video call" */
export function describeUses(uses: Uses): string {
  const words = listUses(uses).map(([use, count]) => {
    const { one, many } = speedNeeds[use];
    return count === 1 ? one : `${counted[count] ?? count} ${many}`;
  });
  return new Intl.ListFormat('en-NZ').format(words);
}

/** @returns "a movie in HD uses 5", "three screens in 4K use 75" */
export function describeNeed(uses: Uses): string {
  const [first, ...others] = listUses(uses);
  const isOne = first?.[1] === 1 && others.length === 0;
  return `${describeUses(uses)} ${isOne ? 'uses' : 'use'} ${sumMbps(uses)}`;
}

/** What a plan carries in busy hours: its typical speed, or the least that its speed says. 0 where neither is known. */
export function readCarriedMbps(plan: PlanSpeeds, direction: Direction): number {
  const typical = readMbps((direction === 'download' ? plan.typicalDownload : plan.typicalUpload) ?? '');
  return typical > 0 ? typical : readLeastMbps(plan[direction]) || 0;
}

/** Whether a plan carries the uses and keeps its headroom. */
export function carries(plan: PlanSpeeds, direction: Direction, uses: Uses): boolean {
  return sumMbps(uses) + headroomMbps[direction] <= readCarriedMbps(plan, direction);
}

/**
 * @returns "3 screens in 4K" or "a movie in HD": what a plan carries at once, with headroom; null where it is not even a
 * movie, or more than ten screens, which tells no plans apart
 */
export function describeCapacity(plan: PlanSpeeds): string | null {
  const free = readCarriedMbps(plan, 'download') - headroomMbps.download;
  for (const use of ['screen', 'movie'] as const) {
    const count = Math.floor(free / speedNeeds[use].mbps);
    const { one, many } = speedNeeds[use];
    if (count > 10) return null;
    if (count > 0) return count === 1 ? one : `${count} ${many}`;
  }
  return null;
}

function listUses(uses: Uses): [keyof typeof speedNeeds, number][] {
  return Object.entries(uses).filter(([, count]) => count > 0) as [keyof typeof speedNeeds, number][];
}

const counted: Record<number, string> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven' };
