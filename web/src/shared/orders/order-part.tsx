import { type ReactNode, useId } from 'react';
import { Card } from '#ui/card.tsx';
import { Heading } from '#ui/text.tsx';

export function OrderPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Heading id={id} size="sm">
        {title}
      </Heading>
      {children}
    </Card>
  );
}
