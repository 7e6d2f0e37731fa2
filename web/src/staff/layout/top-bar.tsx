import { Box, chakra, Drawer, IconButton, Portal } from '@chakra-ui/react';
import { siteSettings } from '@kowhai/domain/site-settings';
import { useState } from 'react';
import { BrandMark } from '#shared/brand-mark.tsx';
import { paths } from '#shared/paths.ts';
import { RouterLink } from '#ui/buttons/link.tsx';
import { CloseIcon, MenuIcon } from '#ui/icons.tsx';
import { Palette } from './palette.tsx';
import { PersonMenu } from './person-menu.tsx';
import { SideMenu } from './side-menu.tsx';

export const barHeight = '3.25rem';

export function TopBar() {
  return (
    <chakra.header
      data-staff-bar
      position="sticky"
      top="0"
      zIndex="20"
      display="flex"
      alignItems="center"
      gap="3"
      height={barHeight}
      paddingInline={{ base: '3', md: '4' }}
      background="surface"
      borderBottomWidth="1px"
      borderColor="line"
      // Prints only the logo, as a letterhead.
      _print={{ position: 'static', '& > :not([data-brand])': { display: 'none' } }}
    >
      <DrawerMenu />
      <Box
        data-brand
        display={{ base: 'none', sm: 'block', _print: 'block' }}
        width={{ lg: '10rem' }}
        css={{ '& svg': { height: '1.75rem' } }}
      >
        <RouterLink to={paths.admin()} aria-label={`${siteSettings.name}, dashboard`}>
          <BrandMark />
        </RouterLink>
      </Box>
      <Palette />
      <Box marginInlineStart="auto">
        <PersonMenu />
      </Box>
    </chakra.header>
  );
}

/** The side menu as a drawer, where the window is too narrow for it. */
function DrawerMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    // Stays mounted after the first opening: the editor's leave guard clicks its Logout button again later.
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
