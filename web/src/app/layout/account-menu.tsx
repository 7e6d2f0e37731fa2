import { lazy, Suspense } from 'react';
import { paths } from '#shared/paths.ts';
import { useSession } from '#state/session.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';

/** Loads with the first person who is signed in: most who come have no account yet. */
const SignedInMenu = lazy(async () => ({ default: (await import('./signed-in-menu.tsx')).SignedInMenu }));

/** Sign In for visitors; for whoever is signed in, a dropdown titled with their name. */
export function AccountMenu() {
  const isSignedIn = useSession(({ user }) => user !== null);
  return isSignedIn ? (
    <Suspense fallback={null}>
      <SignedInMenu />
    </Suspense>
  ) : (
    <LinkButton to={paths.login()} size="sm" variant="outline">
      Sign In
    </LinkButton>
  );
}
