import { chakra } from '@chakra-ui/react';
import { formatFullName } from '@kowhai/domain/user';
import { useSession } from '#state/session.ts';
import { Dropdown, DropdownButton, DropdownLink } from '#ui/dropdown.tsx';
import { UserIcon } from '#ui/icons.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { paths } from '#web/paths.ts';
import { adminLinks, customerLinks } from './nav-links.ts';
import { useSignOut } from './use-sign-out.ts';

/** Sign In for visitors; for whoever is signed in, a dropdown titled with their name. */
export function AccountMenu() {
  const user = useSession((session) => session.user);
  const { signOut } = useSignOut();

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
          <chakra.span
            maxWidth={{ base: '4.5rem', sm: '12rem' }}
            overflow="hidden"
            textOverflow="ellipsis"
            whiteSpace="nowrap"
          >
            {formatFullName(user)}
          </chakra.span>
        </>
      }
    >
      {(user.isAdmin ? adminLinks : customerLinks).map(({ label, to }) => (
        <li key={to}>
          <DropdownLink to={to}>{label}</DropdownLink>
        </li>
      ))}
      <li>
        <DropdownButton onClick={() => void signOut()}>Logout</DropdownButton>
      </li>
    </Dropdown>
  );
}
