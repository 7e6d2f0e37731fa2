import { type ComponentProps, type Ref, useId } from 'react';
import { Card } from './card.tsx';
import { Heading } from './text.tsx';

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
