import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type Ref, useId } from 'react';
import { Heading } from './text.tsx';

/** A panel with the shop's leaf-shaped corner. */
export const Card = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    padding: { base: 'min({spacing.5}, 6vw)', md: '6' },
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'leaf',
    background: 'surface',
    minWidth: '0',
  },
  variants: {
    tone: {
      sunken: { background: 'sunken', borderColor: 'transparent' },
    },
    raised: { true: { boxShadow: 'raised' } },
  },
});

type TitledCardProps = ComponentProps<typeof Card> & {
  title: string;
  headingLevel?: 'h2' | 'h3';
  /** For a heading that gets the focus when what is below it changes. */
  headingRef?: Ref<HTMLHeadingElement>;
};

/** A card that is a section of the page, named by its heading. */
export function TitledCard({ title, headingLevel = 'h2', headingRef, children, ...card }: TitledCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} {...card}>
      <Heading as={headingLevel} ref={headingRef} id={id} tabIndex={headingRef ? -1 : undefined} size="sm">
        {title}
      </Heading>
      {children}
    </Card>
  );
}

/** A grid of cards of equal height, with as many columns as fit. */
export const CardGrid = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
    '& > li': { display: 'grid' },
  },
});
