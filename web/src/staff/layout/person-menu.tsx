import { Button, chakra } from '@chakra-ui/react';
import { useCallback, useRef, useState } from 'react';
import { accountName, adminLinks } from '#shared/account-menu.ts';
import { paths } from '#shared/paths.ts';
import { useSignOut } from '#shared/use-sign-out.ts';
import { DropMenu } from '#staff/shared/parts/drop-menu.tsx';
import { useSession } from '#state/session.ts';
import { ChevronDownIcon, UserIcon } from '#ui/icons.tsx';
import { StaffShortcutHelp } from './staff-shortcut-help.tsx';
import { useStaffShortcuts } from './use-staff-shortcuts.ts';

const places = [
  ...adminLinks,
  { label: 'Go to the shop', to: paths.home() },
  { label: 'Profile', to: paths.profile() },
  { label: 'Second factor', to: paths.adminSecurity() },
];

export function PersonMenu() {
  const user = useSession((session) => session.user);
  const { signOut } = useSignOut();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = useCallback(() => setHelpOpen(true), []);
  useStaffShortcuts(openHelp);
  const trigger = useRef<HTMLButtonElement>(null);
  if (!user) return null;
  const choose = (act: () => void) => () => {
    // A dialog returns the focus to the element that had it. That must be this button, as the menu entry is unmounted.
    trigger.current?.focus();
    act();
  };
  return (
    <>
      <DropMenu
        choices={[
          ...places,
          { label: 'Keyboard shortcuts', onChoose: choose(openHelp) },
          { label: 'Logout', onChoose: choose(signOut) },
        ]}
        trigger={
          <Button ref={trigger} variant="ghost" px="3">
            <UserIcon />
            <chakra.span maxW={{ base: '6.5rem', md: '12rem' }} truncate>
              {accountName(user)}
            </chakra.span>
            <ChevronDownIcon />
          </Button>
        }
      />
      <StaffShortcutHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  );
}
