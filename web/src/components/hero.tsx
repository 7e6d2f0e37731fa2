import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container, Section } from '#ui/container.tsx';
import { Heading, Overline, Text } from '#ui/text.tsx';

const Stage = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    gap: { base: '8', lg: '12' },
    gridTemplateColumns: { base: '1fr', lg: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
  },
});

const Picture = chakra('img', {
  base: {
    width: 'full',
    maxWidth: { base: '24rem', lg: 'none' },
    justifySelf: { base: 'center', lg: 'end' },
    // The drawing may reach past the column, towards the window's edge.
    marginInlineEnd: { lg: '-2rem', xl: '-4rem' },
  },
});

type HeroProps = {
  overline?: string;
  title: string;
  /** One sentence: what is promised. */
  promise: string;
  /** The ways on, and what it costs. */
  children: ReactNode;
  /** A drawing in `/art`, 4:3, for which the words beside it say everything. */
  art: string;
};

/** The top of a page that presents something: night ground, the drawing at one side, one promise. */
export function Hero({ overline, title, promise, children, art }: HeroProps) {
  return (
    <Section tone="night" overflow="hidden" paddingBlock={{ base: '10', md: '16', lg: '20' }}>
      <Container>
        <Stage>
          <chakra.div display="grid" gap={{ base: '5', md: '6' }} justifyItems="start">
            {overline && <Overline color="gold">{overline}</Overline>}
            <Heading as="h1" size="hero">
              {title}
            </Heading>
            <Text size="lead" tone="night" maxWidth="34rem">
              {promise}
            </Text>
            {children}
          </chakra.div>
          <Picture src={art} alt="" width={640} height={480} />
        </Stage>
      </Container>
    </Section>
  );
}
