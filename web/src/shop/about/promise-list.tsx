import { chakra } from '@chakra-ui/react';
import { Container } from '#ui/container.tsx';
import { Heading } from '#ui/text.tsx';
import { promiseList } from './about-content.ts';

const Table = chakra('dl', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'line',
    '& > div': {
      display: 'grid',
      alignItems: 'baseline',
      columnGap: '8',
      rowGap: '1',
      gridTemplateColumns: { md: '1fr 1fr' },
      paddingBlock: { base: '5', md: '6' },
      borderBottomWidth: '1px',
      borderColor: 'line',
    },
    '& dt': { fontSize: 'lg', fontWeight: 'semibold' },
  },
});

/** What can be checked against us: how long each thing takes. */
export function PromiseList() {
  return (
    <Container as="section" paddingTop={{ base: '12', md: '20' }} display="grid" gap={{ base: '6', md: '8' }}>
      <Heading size="xl">What you can hold us to</Heading>
      <Table>
        {promiseList.map(({ term, value, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <chakra.span
                display="block"
                fontWeight="bold"
                fontSize="3xl"
                lineHeight="tight"
                letterSpacing="tight"
                fontVariantNumeric="tabular-nums"
              >
                {value}
              </chakra.span>
              <chakra.span color="ink.muted">{detail}</chakra.span>
            </dd>
          </div>
        ))}
      </Table>
    </Container>
  );
}
