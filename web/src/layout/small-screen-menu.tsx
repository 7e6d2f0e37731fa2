import { chakra } from '@chakra-ui/react';
import { formatFullName } from '@kowhai/domain/user';
import { useSession } from '#state/session.ts';
import { Dropdown, DropdownLink } from '#ui/dropdown.tsx';
import { paths } from '#web/paths.ts';
import { AccountLinks } from './account-links.tsx';
import { mainLinks } from './nav-links.ts';

/** The account stands in this menu where the header has no room for it either. */
const phoneOnly = { base: 'block', sm: 'none' };

const AccountHead = chakra('li', {
  base: {
    marginTop: '2',
    paddingTop: '2',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
});

/** The main links where there is no room for them in a row. It opens before any script has arrived. */
export function SmallScreenMenu() {
  const user = useSession((session) => session.user);
  return (
    <chakra.nav aria-label="Main" display={{ base: 'block', lg: 'none' }}>
      <Dropdown label="Menu">
        {mainLinks.map(({ label, to }) => (
          <li key={to}>
            <DropdownLink to={to}>{label}</DropdownLink>
          </li>
        ))}
        <AccountHead display={phoneOnly}>
          {user ? (
            <chakra.span display="block" paddingInline="3" paddingBlock="2" fontSize="sm" color="ink.muted">
              {formatFullName(user)}
            </chakra.span>
          ) : (
            <DropdownLink to={paths.login()}>Sign In</DropdownLink>
          )}
        </AccountHead>
        {user && <AccountLinks user={user} display={phoneOnly} />}
      </Dropdown>
    </chakra.nav>
  );
}
