import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PageHead } from '#shared/page/page-head.tsx';
import { PageLoading } from '#shared/page/page-loading.tsx';
import { paths } from '#shared/paths.ts';
import { useSession } from '#state/session.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Renders its content for signed-in users; sends others to the sign-in page, which leads back. */
export function RequireSignedIn({ children = <Outlet /> }: { children?: ReactNode }) {
  const { user, isRead } = useSession();
  const { pathname, search } = useLocation();
  if (!isRead) return <PageLoading />;
  if (!user) return <Navigate to={paths.login(pathname + search)} replace />;
  return children;
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
        <p>Your account doesn’t have access to it. If it should, ask a colleague who manages users.</p>
      </EmptyState>
    </Container>
  );
}
