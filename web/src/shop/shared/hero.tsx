import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container } from '#ui/container.tsx';
import { Heading, Overline, Text } from '#ui/text.tsx';

const Stage = chakra('section', {
  base: {
    position: 'relative',
    background: 'night',
    color: 'night.ink',
    '--k-colors-focus': 'colors.gold',
  },
});

// Below the words on a phone, beside them and up to the window's edge on a wide screen, never much narrower or wider than
// the drawing: what a frame of another shape cut off was missed.
const Frame = chakra('div', {
  base: {
    overflow: 'hidden',
    aspectRatio: { base: '4 / 3', sm: '3 / 2', lg: '4 / 3', xl: 'auto' },
    position: { lg: 'absolute' },
    insetBlockStart: { xl: '0' },
    insetBlockEnd: { lg: '0' },
    insetInlineEnd: { lg: '0' },
    width: { lg: '47%', xl: '50%' },
    borderStartStartRadius: { base: '4rem', xl: '0' },
    borderEndStartRadius: { xl: '9rem' },
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});

type HeroProps = {
  /** Where this is, where the title does not say it. */
  overline?: string;
  title: string;
  /** One sentence: what is promised. */
  promise: string;
  /** A drawing of `/art`, 4:3. The words beside it say all there is to say. */
  art: string;
  /** What it costs, and the ways on. */
  children: ReactNode;
};

/** The top of a page that presents something: night ground, one promise, a drawing. */
export function Hero({ overline, title, promise, art, children }: HeroProps) {
  return (
    <Stage>
      <Container display="flex" alignItems="center" minHeight={{ lg: '33rem', xl: 'min(37.5vw, 46rem)' }}>
        <chakra.div
          display="grid"
          gap={{ base: '5', md: '6' }}
          justifyItems="start"
          width={{ lg: '50%', xl: '48%' }}
          paddingBlock={{ base: '10', md: '12' }}
        >
          {overline && <Overline color="gold">{overline}</Overline>}
          <Heading
            as="h1"
            size="hero"
            fontSize="clamp(2.375rem, 1.5rem + 3.6vw, 4.25rem)"
            wordSpacing="0.06em"
          >
            {title}
          </Heading>
          <Text size="lead" tone="night" maxWidth="33rem">
            {promise}
          </Text>
          {children}
        </chakra.div>
      </Container>
      <Frame>
        <img src={art} alt="" width={640} height={480} fetchPriority="high" />
      </Frame>
    </Stage>
  );
}
