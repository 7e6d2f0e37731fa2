import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PageHead } from '#shared/page/page-head.tsx';
import { PageLoading } from '#shared/page/page-loading.tsx';
import { paths } from '#shared/paths.ts';
import { useSession } from '#state/session.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Lets whoever is signed in through, and sends everybody else to sign in and back. */
export function RequireSignedIn({ children = <Outlet /> }: { children?: ReactNode }) {
  const { user, isRead } = useSession();
  const { pathname, search } = useLocation();
  if (!isRead) return <PageLoading />;
  if (!user) return <Navigate to={paths.login(pathname + search)} replace />;
  return children;
}

/** Lets admins through. It only decides what is shown: the server and the rules decide what is allowed. */
export function RequireAdmin({ children }: { children?: ReactNode }) {
  const isAdmin = useSession(({ user }) => user?.isAdmin === true);
  return <RequireSignedIn>{isAdmin ? children : <ForbiddenPage />}</RequireSignedIn>;
}

/** For those who are signed in but not staff. Sending them to sign in again would go round in circles. */
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
