import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { paths } from '#shared/paths.ts';
import { useSession } from '#state/session.ts';
import { Dropdown, DropdownLink } from '#ui/overlays/dropdown.tsx';
import { MainLinks } from './main-links.tsx';
import { PhoneAccountItem } from './phone-account-item.tsx';

const PhoneAccount = lazy(async () => ({ default: (await import('./phone-account.tsx')).PhoneAccount }));

/** The main links where there is no room for them in a row. It opens before any script has arrived. */
export function SmallScreenMenu() {
  const isSignedIn = useSession(({ user }) => user !== null);
  return (
    <chakra.nav aria-label="Main" display={{ base: 'block', xl: 'none' }}>
      <Dropdown label="Menu">
        <MainLinks as={DropdownLink} />
        {isSignedIn ? (
          <Suspense fallback={null}>
            <PhoneAccount />
          </Suspense>
        ) : (
          <PhoneAccountItem>
            <DropdownLink to={paths.login()}>Sign In</DropdownLink>
          </PhoneAccountItem>
        )}
      </Dropdown>
    </chakra.nav>
  );
}
