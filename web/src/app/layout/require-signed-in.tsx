import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PageLoading } from '#shared/page/page-loading.tsx';
import { paths } from '#shared/paths.ts';
import { useSession } from '#state/session.ts';

/** Lets whoever is signed in through, and sends everybody else to sign in and back. */
export function RequireSignedIn({ children = <Outlet /> }: { children?: ReactNode }) {
  const { user, isRead } = useSession();
  const { pathname, search } = useLocation();
  if (!isRead) return <PageLoading />;
  if (!user) return <Navigate to={paths.login(pathname + search)} replace />;
  return children;
}
