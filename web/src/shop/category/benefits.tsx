import { chakra } from '@chakra-ui/react';
import { Container, Section } from '#ui/container.tsx';
import { Heading, Text } from '#ui/text.tsx';
import type { Benefit } from './category-content.ts';

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '10',
    rowGap: { base: '6', md: '10' },
    gridTemplateColumns: { sm: '1fr 1fr' },
    '& > li': {
      display: 'grid',
      alignContent: 'start',
      gap: '2',
      paddingTop: '4',
      borderTopWidth: '3px',
      borderColor: 'gold',
    },
  },
});

export function Benefits({ title, benefits }: { title: string; benefits: readonly Benefit[] }) {
  return (
    <Section tone="sunken">
      <Container
        display="grid"
        gap={{ base: '8', lg: '16' }}
        gridTemplateColumns={{ lg: 'minmax(0, 1fr) minmax(0, 2fr)' }}
      >
        <Heading size="xl">{title}</Heading>
        <List>
          {benefits.map((benefit) => (
            <li key={benefit.title}>
              <Heading as="h3" size="sm">
                {benefit.title}
              </Heading>
              <Text tone="muted">{benefit.text}</Text>
            </li>
          ))}
        </List>
      </Container>
    </Section>
  );
}
