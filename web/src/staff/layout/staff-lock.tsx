import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LockScreen } from '#staff/shared/proof/lock-screen.tsx';
import { LockedAway } from '#staff/shared/proof/locked-away.tsx';
import { staffTheme } from './staff-theme.ts';

/** Around staff's own pages in the shop, which lock with the desk. */
export function StaffLock({ children }: { children: ReactNode }) {
  return (
    <>
      <ChakraProvider value={staffTheme}>
        <LockScreen />
      </ChakraProvider>
      <LockedAway>{children}</LockedAway>
    </>
  );
}
