import { chakra } from '@chakra-ui/react';
import type { UserInfo } from '@kowhai/domain/people/user';
import { accountName, adminLinks } from '#shared/account-menu.ts';
import { paths } from '#shared/paths.ts';
import { useSignOut } from '#shared/use-sign-out.ts';
import { useSession } from '#state/session.ts';
import { UserIcon } from '#ui/icons.tsx';
import { Dropdown, DropdownButton, DropdownLink } from '#ui/overlays/dropdown.tsx';
import { SmallScreenEntry, smallScreenOnly } from './small-screen-entry.tsx';

/** The account menu, labelled with the person's name. */
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
            minWidth="0"
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

const Item = chakra('li');

const customerLinks = [{ label: 'Profile', to: paths.profile() }];

type AccountLinksProps = { user: UserInfo; display?: { base: string; sm: string } };

function AccountLinks({ user, display }: AccountLinksProps) {
  const { signOut } = useSignOut();
  return (
    <>
      {(user.isAdmin ? adminLinks : customerLinks).map(({ label, to }) => (
        <Item key={to} display={display}>
          <DropdownLink to={to}>{label}</DropdownLink>
        </Item>
      ))}
      <Item display={display}>
        <DropdownButton onClick={signOut}>Logout</DropdownButton>
      </Item>
    </>
  );
}

/** The account section of the phone's menu: the person's name, and the links of the account menu. */
export function SmallScreenAccount() {
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <>
      <SmallScreenEntry>
        <chakra.span display="block" paddingInline="3" paddingBlock="2" fontSize="sm" color="ink.muted">
          {accountName(user)}
        </chakra.span>
      </SmallScreenEntry>
      <AccountLinks user={user} display={smallScreenOnly} />
    </>
  );
}
