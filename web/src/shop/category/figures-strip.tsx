import { chakra } from '@chakra-ui/react';
import { claimsNote, type Figure } from '#shop/shared/category-claims.ts';
import { Container, Section } from '#ui/container.tsx';
import { Text } from '#ui/text.tsx';

const Strip = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '6', md: '0' },
    '& > div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      gap: '1',
      paddingInline: { md: '5', lg: '8' },
      borderInlineStartWidth: { md: '1px' },
      borderColor: 'line',
    },
    '& > div:first-of-type': { paddingInlineStart: '0', borderWidth: '0' },
    '& dt, & small': { color: 'ink.muted' },
    '& strong': {
      display: 'block',
      // Three of the longest, 4000 Mbps, fit beside each other on a tablet.
      fontSize: { base: '3xl', md: '2xl', lg: '3xl' },
      lineHeight: 'tight',
      letterSpacing: 'tight',
      wordSpacing: '0.1em',
      whiteSpace: { md: 'nowrap' },
    },
  },
});

/** What the line can do, in three big figures, and what "typical" means below them. */
export function FiguresStrip({ figures }: { figures: readonly Figure[] }) {
  return (
    <Section tight>
      <Container display="grid" gap="6">
        <Strip>
          {figures.map(({ qualifier, value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <small>{qualifier}</small>
                <strong>{value}</strong>
              </dd>
            </div>
          ))}
        </Strip>
        <Text size="sm" tone="muted" maxWidth="prose">
          {claimsNote}
        </Text>
      </Container>
    </Section>
  );
}
