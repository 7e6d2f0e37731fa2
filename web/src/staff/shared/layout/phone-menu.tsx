import { Drawer, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { CloseIcon, MenuIcon } from '#ui/icons.tsx';
import { SideMenu } from './side-menu.tsx';

/** The side menu where there is no room for it. */
export function PhoneMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    // Once it was open it stays in the page: an editor that asks first presses Logout again.
    <Drawer.Root placement="start" open={isOpen} onOpenChange={({ open }) => setOpen(open)} lazyMount>
      <Drawer.Trigger asChild>
        <IconButton label="Menu" display={{ base: 'inline-grid', lg: 'none' }}>
          <MenuIcon />
        </IconButton>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Title>Menu</Drawer.Title>
            <SideMenu onChoose={() => setOpen(false)} />
            <Drawer.CloseTrigger asChild>
              <IconButton label="Close the menu">
                <CloseIcon />
              </IconButton>
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
