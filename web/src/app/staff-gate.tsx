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
  /** No page of the shop stands at these addresses, so nothing of its layout is shown before it is known who comes. At
   * other addresses that holds for whom this browser remembers as staff. */
  isDeskOnly?: boolean;
};

/** The desk for staff, whose code nobody else loads; everybody else stays in the shop. */
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
