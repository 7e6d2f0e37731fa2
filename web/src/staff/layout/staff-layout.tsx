import { Box, ChakraProvider, Grid } from '@chakra-ui/react';
import { useDeskNews } from '#data/staff/use-desk.ts';
import { PageContent, SkipLink } from '#shared/page/page-content.tsx';
import { QuestionDialog } from '#shared/question-dialog.tsx';
import { LockScreen } from '#staff/shared/proof/lock-screen.tsx';
import { LockedAway } from '#staff/shared/proof/locked-away.tsx';
import { ProofDialog } from '#staff/shared/proof/proof-dialog.tsx';
import { SideMenu } from './side-menu.tsx';
import { staffTheme } from './staff-theme.ts';
import { barHeight, TopBar } from './top-bar.tsx';

const menuWidth = '12rem';

export function StaffLayout() {
  useDeskNews();
  return (
    <ChakraProvider value={staffTheme}>
      <ProofDialog />
      <LockScreen />
      <LockedAway>
        <QuestionDialog />
        <SkipLink />
        <TopBar />
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: `${menuWidth} minmax(0, 1fr)` }}
          flex="1"
          _print={{ display: 'block' }}
        >
          <Box
            display={{ base: 'none', lg: 'block' }}
            data-print="hide"
            borderInlineEndWidth="1px"
            borderColor="line"
            background="surface"
          >
            <Box
              position="sticky"
              top={barHeight}
              maxHeight={`calc(100dvh - ${barHeight})`}
              overflowY="auto"
              padding="3"
            >
              <SideMenu />
            </Box>
          </Box>
          <PageContent
            minWidth="0"
            minHeight={{ base: `calc(100vh - ${barHeight})`, _print: '0' }}
            paddingInline={{ base: '4', md: '6' }}
            paddingBottom="8"
          />
        </Grid>
      </LockedAway>
    </ChakraProvider>
  );
}
