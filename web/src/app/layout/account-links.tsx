import { chakra } from '@chakra-ui/react';
import type { UserInfo } from '@kowhai/domain/people/user';
import { headerDeskPages } from '#shared/desk-pages.ts';
import { paths } from '#shared/paths.ts';
import { useSignOut } from '#shared/use-sign-out.ts';
import { DropdownButton, DropdownLink } from '#ui/overlays/dropdown.tsx';

const Item = chakra('li');

const customerLinks = [{ label: 'Profile', to: paths.profile() }];

type AccountLinksProps = { user: UserInfo; display?: { base: string; sm: string } };

/** Where a signed-in person can go, and out: as items of a dropdown. */
export function AccountLinks({ user, display }: AccountLinksProps) {
  const { signOut } = useSignOut();
  return (
    <>
      {(user.isAdmin ? headerDeskPages : customerLinks).map(({ label, to }) => (
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
