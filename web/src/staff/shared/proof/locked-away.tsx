import type { ReactNode } from 'react';
import { useStaffLock } from '#state/staff-lock.ts';
import { OutOfPage } from '#ui/out-of-page.tsx';

/** While the desk is locked, neither print nor source nor a screen reader shows what lies beneath. */
export function LockedAway({ children }: { children: ReactNode }) {
  return <OutOfPage isOut={useStaffLock((state) => state.isLocked)}>{children}</OutOfPage>;
}
