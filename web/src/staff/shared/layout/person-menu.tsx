import { Button, chakra, Menu, Portal } from '@chakra-ui/react';
import { useRef } from 'react';
import { accountName } from '#shared/account-name.ts';
import { adminLinks } from '#shared/admin-links.ts';
import { paths } from '#shared/paths.ts';
import { useSignOut } from '#shared/use-sign-out.ts';
import { useSession } from '#state/session.ts';
import { RouterLink } from '#ui/buttons/link.tsx';
import { ChevronDownIcon, UserIcon } from '#ui/icons.tsx';
import { StaffShortcutHelp } from './staff-shortcut-help.tsx';

const places = [
  ...adminLinks,
  { label: 'Go to the shop', to: paths.home() },
  { label: 'Profile', to: paths.profile() },
  { label: 'Second factor', to: paths.adminSecurity() },
];

export function PersonMenu() {
  const user = useSession((session) => session.user);
  const { signOut } = useSignOut();
  const trigger = useRef<HTMLButtonElement>(null);
  if (!user) return null;
  const choose = (act: () => void) => () => {
    // A dialog returns the focus to the element that had it. That must be this button, as the menu item is unmounted.
    trigger.current?.focus();
    act();
  };
  return (
    <StaffShortcutHelp
      renderButton={(open) => (
        <Menu.Root positioning={{ placement: 'bottom-end' }}>
          <Menu.Trigger asChild>
            <Button ref={trigger} variant="ghost" px="3">
              <UserIcon />
              <chakra.span
                maxW="12rem"
                truncate
                // On phones the icon is enough to see; the name stays for screen readers.
                css={{ mdDown: { position: 'absolute', width: '1px', clipPath: 'inset(50%)' } }}
              >
                {accountName(user)}
              </chakra.span>
              <ChevronDownIcon />
            </Button>
          </Menu.Trigger>
          <Portal>
            <Menu.Positioner>
              <Menu.Content>
                {places.map(({ label, to }) => (
                  <Menu.Item key={to} value={to} asChild>
                    <RouterLink to={to}>{label}</RouterLink>
                  </Menu.Item>
                ))}
                <Menu.Item value="keys" onSelect={choose(open)}>
                  Keyboard shortcuts
                </Menu.Item>
                <Menu.Item value="logout" onSelect={choose(signOut)}>
                  Logout
                </Menu.Item>
              </Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
      )}
    />
  );
}
