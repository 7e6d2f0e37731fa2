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
      // Of the desk itself nothing is printed but the mark, as on a letter.
      _print={{ position: 'static', '& > :not([data-brand])': { display: 'none' } }}
    >
      <PhoneMenu />
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
