import { Box, chakra } from '@chakra-ui/react';
import { siteSettings } from '@kowhai/domain/site-settings';
import { BrandMark } from '#shared/brand-mark.tsx';
import { paths } from '#shared/paths.ts';
import { RouterLink } from '#ui/buttons/link.tsx';
import { Palette } from './palette.tsx';
import { PersonMenu } from './person-menu.tsx';
import { PhoneMenu } from './phone-menu.tsx';

export const barHeight = '3.25rem';

export function TopBar() {
  return (
    <chakra.header
      data-desk-bar
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
      _print={{ position: 'static', '& > * + *': { display: 'none' } }}
    >
      <PhoneMenu />
      <Box
        display={{ base: 'none', sm: 'block' }}
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
