import { create } from 'zustand';
import { readStored, storageKeys, writeStored } from './browser-storage.ts';

/** The desk locks after as long without a key or a pointer, in all tabs of this browser. */
export const idleMs = 30 * 60_000;

export const useStaffLock = create<{ isLocked: boolean }>(() => ({ isLocked: false }));

let notedAt = 0;
const noteEveryMs = 5000;

/** Notes activity: a sign-in, and any input. */
export function noteActivity(): void {
  const now = Date.now();
  if (now - notedAt < noteEveryMs) return;
  notedAt = now;
  writeStored(storageKeys.staffActive, String(now));
}

/** Locks after long inactivity, and unlocks where another tab was active. */
export function checkActivity(): void {
  const isLocked = Date.now() - Number(readStored(storageKeys.staffActive) ?? Date.now()) >= idleMs;
  if (isLocked !== useStaffLock.getState().isLocked) useStaffLock.setState({ isLocked });
}

export function unlock(): void {
  notedAt = 0;
  noteActivity();
  useStaffLock.setState({ isLocked: false });
}
