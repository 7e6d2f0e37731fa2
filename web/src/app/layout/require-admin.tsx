import type { ReactNode } from 'react';
import { useSession } from '#state/session.ts';
import { ForbiddenPage } from './forbidden-page.tsx';
import { RequireSignedIn } from './require-signed-in.tsx';

/** Lets admins through. It only decides what is shown: the server and the rules decide what is allowed. */
export function RequireAdmin({ children }: { children?: ReactNode }) {
  const isAdmin = useSession(({ user }) => user?.isAdmin === true);
  return <RequireSignedIn>{isAdmin ? children : <ForbiddenPage />}</RequireSignedIn>;
}
