import { create } from 'zustand';
import { readStored, storageKeys, writeStored } from './browser-storage.ts';

/** The desk locks after as long without a key or a pointer, in all tabs of this browser. */
export const idleMs = 30 * 60_000;

export const useDeskLock = create<{ isLocked: boolean }>(() => ({ isLocked: false }));

let notedAt = 0;
const noteEveryMs = 5000;

/** Notes that somebody is there: at a sign-in, and at what they do. */
export function noteActivity(): void {
  const now = Date.now();
  if (now - notedAt < noteEveryMs) return;
  notedAt = now;
  writeStored(storageKeys.deskActive, String(now));
}

/** Locks where nobody has done anything for long, and opens where they have come back in another tab. */
export function checkActivity(): void {
  const isLocked = Date.now() - Number(readStored(storageKeys.deskActive) ?? Date.now()) >= idleMs;
  if (isLocked !== useDeskLock.getState().isLocked) useDeskLock.setState({ isLocked });
}

export function unlock(): void {
  notedAt = 0;
  noteActivity();
  useDeskLock.setState({ isLocked: false });
}
