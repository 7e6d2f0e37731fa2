import { chakra } from '@chakra-ui/react';
import { accountName } from '#shared/account-name.ts';
import { useSession } from '#state/session.ts';
import { UserIcon } from '#ui/icons.tsx';
import { Dropdown } from '#ui/overlays/dropdown.tsx';
import { AccountLinks } from './account-links.tsx';

/** The dropdown titled with the person's name. */
export function SignedInMenu() {
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <Dropdown
      label={
        <>
          <UserIcon />
          <chakra.span
            maxWidth={{ base: '3.5rem', md: '12rem' }}
            overflow="hidden"
            textOverflow="ellipsis"
            whiteSpace="nowrap"
          >
            {accountName(user)}
          </chakra.span>
        </>
      }
    >
      <AccountLinks user={user} />
    </Dropdown>
  );
}
