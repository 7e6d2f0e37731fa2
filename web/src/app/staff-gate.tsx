import { type ReactNode, Suspense } from 'react';
import { SiteLayout } from '#app/layout/site-layout.tsx';
import { ErrorBoundary } from '#shared/page/error-boundary.tsx';
import { PageLoading } from '#shared/page/page-loading.tsx';
import { seemsStaff, useSession } from '#state/session.ts';
import { lazyPage } from './lazy-page.tsx';
import { isAdmin, StaffLayout } from './page-route.tsx';

const SecondFactorGate = lazyPage(() => import('#staff/security/second-factor-gate.tsx'));

type StaffGateProps = {
  otherwise: ReactNode;
  /**
   * True for paths that the shop has no page at: its layout is then not shown until the user is known. On other paths
   * that only applies if this browser remembers a staff member.
   */
  isDeskOnly?: boolean;
};

/** The staff pages for staff, whose code nobody else loads; the shop for everybody else. */
export function StaffGate({ otherwise, isDeskOnly = false }: StaffGateProps) {
  const isKnown = useSession(({ isRead }) => isRead);
  const isStaff = useSession(isAdmin);
  const isHeldUp = useSession(({ user }) => user?.needsSecondFactor === true);
  if (!isKnown && (isDeskOnly || seemsStaff())) return <PageLoading />;
  if (!isStaff) return <SiteLayout>{otherwise}</SiteLayout>;
  if (isHeldUp) {
    return (
      <SiteLayout>
        <SecondFactorGate />
      </SiteLayout>
    );
  }
  return (
    <Suspense fallback={<PageLoading />}>
      <ErrorBoundary>
        <StaffLayout />
      </ErrorBoundary>
    </Suspense>
  );
}
