import { type ReactNode, Suspense } from 'react';
import { PageLoading } from '#layout/page-loading.tsx';
import { SiteLayout } from '#layout/site-layout.tsx';
import { useSession } from '#state/session.ts';
import { isAdmin, StaffShell } from './page-route.tsx';

/** The desk for staff, whose code nobody else loads; everybody else stays in the shop. */
export function StaffFrame({ otherwise }: { otherwise: ReactNode }) {
  if (!useSession(isAdmin)) return <SiteLayout>{otherwise}</SiteLayout>;
  return (
    <Suspense fallback={<PageLoading />}>
      <StaffShell />
    </Suspense>
  );
}
