import { ChakraProvider } from '@chakra-ui/react';
import { PageHead } from '#shared/page/page-head.tsx';
import { staffTheme } from '#staff/layout/staff-theme.ts';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SecondFactor } from './second-factor.tsx';

export function SecondFactorGate() {
  return (
    <ChakraProvider value={staffTheme}>
      <Container paddingBottom="12">
        <PageHead title="Second factor" />
        <PageHeader
          title="Turn on your second factor"
          lead="All staff need one. You can start work once yours is on."
        />
        <SecondFactor />
      </Container>
    </ChakraProvider>
  );
}
