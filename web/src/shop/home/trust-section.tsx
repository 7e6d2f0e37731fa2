import { chakra } from '@chakra-ui/react';
import { Container, Section } from '#ui/container.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { trustPoints } from './home-content.ts';

const Points = chakra('dl', {
  base: {
    display: 'grid',
    columnGap: { base: '8', lg: '10' },
    rowGap: '8',
    gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' },
    '& > div': { paddingTop: '5', borderTopWidth: '1px', borderColor: 'night.line' },
    '& dt': { fontWeight: 'bold' },
    '& dt > span': {
      display: 'block',
      marginBottom: '3',
      color: 'gold',
      fontSize: '3xl',
      lineHeight: 'tight',
      letterSpacing: 'tight',
      wordSpacing: '0.1em',
    },
    '& dd': { color: 'night.muted', marginTop: '2' },
  },
});

/** Why to trust the shop: four things that are true of all it sells. */
export function TrustSection() {
  return (
    <Section tone="night">
      <Container display="grid" gap={{ base: '8', md: '12' }}>
        <chakra.div display="grid" gap="3">
          <Heading size="xl">The small print, said out loud</Heading>
          <Text size="lead" tone="night">
            True of every plan we sell.
          </Text>
        </chakra.div>
        <Points>
          {trustPoints.map(({ figure, title, text }) => (
            <div key={title}>
              <dt>
                <span aria-hidden>{figure}</span>
                {title}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Points>
      </Container>
    </Section>
  );
}
