import { chakra } from '@chakra-ui/react';
import { accountName } from '#shared/account-name.ts';
import { paths } from '#shared/paths.ts';
import { useSignOut } from '#shared/use-sign-out.ts';
import { useSession } from '#state/session.ts';
import { UserIcon } from '#ui/icons.tsx';
import { Dropdown, DropdownButton, DropdownLink } from '#ui/overlays/dropdown.tsx';
import { StaffShortcutHelp } from './staff-shortcut-help.tsx';

/** The person who works here, the way back to the shop, and out. */
export function PersonMenu() {
  const user = useSession((session) => session.user);
  const { signOut } = useSignOut();
  if (!user) return null;
  return (
    <StaffShortcutHelp
      renderButton={(open) => (
        <Dropdown
          label={
            <>
              <UserIcon />
              <chakra.span
                maxWidth="12rem"
                overflow="hidden"
                textOverflow="ellipsis"
                whiteSpace="nowrap"
                // On a phone the drawing says enough to those who see it.
                css={{ mdDown: { position: 'absolute', width: '1px', clipPath: 'inset(50%)' } }}
              >
                {accountName(user)}
              </chakra.span>
            </>
          }
        >
          <li>
            <DropdownLink to={paths.home()}>Go to the shop</DropdownLink>
          </li>
          <li>
            <DropdownLink to={paths.profile()}>Profile</DropdownLink>
          </li>
          <li>
            <DropdownLink to={paths.adminSecurity()}>Second factor</DropdownLink>
          </li>
          <li>
            <DropdownButton onClick={open}>Keyboard shortcuts</DropdownButton>
          </li>
          <li>
            <DropdownButton onClick={signOut}>Logout</DropdownButton>
          </li>
        </Dropdown>
      )}
    />
  );
}
