import { chakra } from '@chakra-ui/react';
import { formatFullName } from '@kowhai/domain/user';
import { useSession } from '#state/session.ts';
import { Dropdown } from '#ui/dropdown.tsx';
import { UserIcon } from '#ui/icons.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { paths } from '#web/paths.ts';
import { AccountLinks } from './account-links.tsx';

/** Sign In for visitors; for whoever is signed in, a dropdown titled with their name. */
export function AccountMenu() {
  const user = useSession((session) => session.user);
  if (!user) {
    return (
      <LinkButton to={paths.login()} size="sm" variant="outline">
        Sign In
      </LinkButton>
    );
  }
  return (
    <Dropdown
      label={
        <>
          <UserIcon />
          <chakra.span maxWidth="12rem" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
            {formatFullName(user)}
          </chakra.span>
        </>
      }
    >
      <AccountLinks user={user} />
    </Dropdown>
  );
}
