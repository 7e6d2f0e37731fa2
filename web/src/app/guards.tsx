import type { UserInfo } from '@kowhai/domain/people/user';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { SiteLayout } from '#app/layout/site-layout.tsx';
import { ErrorBoundary } from '#shared/page/error-boundary.tsx';
import { PageHead } from '#shared/page/page-head.tsx';
import { PageLoading } from '#shared/page/page-loading.tsx';
import { paths } from '#shared/paths.ts';
import { seemsStaff, useSession } from '#state/session.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { lazyPage } from './lazy-page.tsx';
import { isAdmin, StaffLayout } from './page-route.tsx';

const StaffLock = lazyPage(() => import('#staff/layout/staff-lock.tsx'));

/** Renders its content for signed-in users; sends others to the sign-in page, which leads back. */
export function RequireSignedIn({ children = <Outlet /> }: { children?: ReactNode }) {
  const { user, isRead } = useSession();
  const { pathname, search } = useLocation();
  useLinkCode(user);
  if (!isRead) return <PageLoading />;
  if (!user) return <Navigate to={paths.login(pathname + search)} replace />;
  if (!user.isAdmin) return children;
  return (
    <Suspense fallback={<PageLoading />}>
      <StaffLock>{children}</StaffLock>
    </Suspense>
  );
}

/** A link of our mails that was opened while signed in proves the account's email. */
function useLinkCode(user: UserInfo | null) {
  const [params, setParams] = useSearchParams();
  const client = useQueryClient();
  const linkCode = user && params.get('link-code');
  useEffect(() => {
    if (!linkCode) return;
    setParams(without, { replace: true, preventScrollReset: true });
    void import('#data/account.ts').then(({ proveEmail }) => proveEmail(linkCode, client));
  }, [linkCode, setParams, client]);
}

function without(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete('link-code');
  return rest;
}

/** Renders its content for admins. This only decides what is shown: the server and the rules decide what is allowed. */
export function RequireAdmin({ children }: { children?: ReactNode }) {
  const isAdmin = useSession(({ user }) => user?.isAdmin === true);
  return <RequireSignedIn>{isAdmin ? children : <ForbiddenPage />}</RequireSignedIn>;
}

/** For users who are signed in but not staff: sending them to the sign-in page would cause a loop. */
function ForbiddenPage() {
  return (
    <Container paddingBlock="10">
      <PageHead title="For staff only" />
      <EmptyState
        title="This page is for our staff"
        headingLevel="h1"
        action={<LinkButton to={paths.profile()}>Go to your profile</LinkButton>}
      >
        Your account doesn’t have access to it. If it should, ask a colleague who manages users.
      </EmptyState>
    </Container>
  );
}

const SecondFactorGate = lazyPage(() => import('#staff/security/second-factor-gate.tsx'));

type StaffGateProps = {
  otherwise: ReactNode;
  /**
   * True for paths that the shop has no page at: its layout is then not shown until the user is known. On other paths
   * that only applies if this browser remembers a staff member.
   */
  isStaffOnly?: boolean;
};

/** Staff pages for staff; the shop for everyone else, who never loads the code of staff pages. */
export function StaffGate({ otherwise, isStaffOnly = false }: StaffGateProps) {
  const isKnown = useSession(({ isRead }) => isRead);
  const isStaff = useSession(isAdmin);
  const isBlocked = useSession(({ user }) => user?.needsSecondFactor === true);
  if (!isKnown && (isStaffOnly || seemsStaff())) return <PageLoading />;
  if (!isStaff) return <SiteLayout>{otherwise}</SiteLayout>;
  if (isBlocked) {
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
