import { chakra } from '@chakra-ui/react';
import { Container, Section } from '#ui/container.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { trustPoints } from './home-content.ts';

const Points = chakra('dl', {
  base: {
    display: 'grid',
    columnGap: { base: '6', lg: '10' },
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
    '& > div': {
      display: 'grid',
      alignContent: 'start',
      gap: '2',
      paddingBlock: '6',
      borderTopWidth: '1px',
      borderColor: 'line',
    },
  },
});

const Figure = chakra('span', {
  base: {
    display: 'block',
    fontFamily: 'heading',
    fontWeight: 'bold',
    fontSize: '3xl',
    lineHeight: 'tight',
    letterSpacing: 'tight',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Why to trust the shop: four things it does, each with its figure. */
export function TrustSection() {
  return (
    <Section>
      <Container
        display="grid"
        gap={{ base: '8', lg: '16' }}
        gridTemplateColumns={{ lg: 'minmax(0, 1fr) minmax(0, 2fr)' }}
      >
        <chakra.div display="grid" gap="4" alignContent="start">
          <Heading size="xl">Small print, said out loud</Heading>
          <Text size="lead" tone="muted">
            Four things that are true of every plan we sell.
          </Text>
        </chakra.div>
        <Points>
          {trustPoints.map(({ figure, title, text }) => (
            <div key={title}>
              <chakra.dt fontWeight="bold">
                <Figure aria-hidden>{figure}</Figure>
                {title}
              </chakra.dt>
              <chakra.dd color="ink.muted">{text}</chakra.dd>
            </div>
          ))}
        </Points>
      </Container>
    </Section>
  );
}
