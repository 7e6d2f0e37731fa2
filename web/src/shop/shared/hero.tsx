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

// Below the text on a phone; beside it, up to the window's edge, on a wide screen. It stays close to the drawing's
// aspect ratio, so that nothing important is cropped.
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
  /** The section of the site, where the title does not name it. */
  overline?: string;
  title: string;
  promise: string;
  /** The path of a drawing in `/art`, 4:3. It is decorative: the text says all. */
  art: string;
  children: ReactNode;
};

/** The dark top of a page that presents something, with a promise and a drawing. */
export function Hero({ overline, title, promise, art, children }: HeroProps) {
  return (
    <Stage>
      <Container display="flex" alignItems="center" minHeight={{ lg: '33rem', xl: 'min(37.5vw, 46rem)' }}>
        <chakra.div
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap={{ base: '5', md: '6' }}
          justifyItems="start"
          width={{ lg: '50%', xl: '48%' }}
          paddingBlock={{ base: '10', md: '12' }}
        >
          {overline && <Overline color="gold">{overline}</Overline>}
          <Heading
            as="h1"
            size="hero"
            fontSize="min(clamp(2.375rem, 1.5rem + 3.6vw, 4.25rem), 12.5vw)"
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
