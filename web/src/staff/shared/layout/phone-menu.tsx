import { Drawer, IconButton, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import { CloseIcon, MenuIcon } from '#ui/icons.tsx';
import { SideMenu } from './side-menu.tsx';

/** The side menu where there is no room for it. */
export function PhoneMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    // Once it was open it stays in the page: an editor that asks first presses Logout again.
    <Drawer.Root placement="start" open={isOpen} onOpenChange={({ open }) => setOpen(open)} lazyMount>
      <Drawer.Trigger asChild>
        <IconButton variant="outline" aria-label="Menu" display={{ base: 'inline-grid', lg: 'none' }}>
          <MenuIcon />
        </IconButton>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>Menu</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>
              <SideMenu onChoose={() => setOpen(false)} />
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <IconButton variant="outline" aria-label="Close the menu">
                <CloseIcon />
              </IconButton>
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
