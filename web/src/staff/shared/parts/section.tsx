import { Card, type CardRootProps, Heading } from '@chakra-ui/react';
import { useId } from 'react';

export function Section({ title, children, ...card }: CardRootProps & { title: string }) {
  const id = useId();
  return (
    <Card.Root as="section" aria-labelledby={id} {...card}>
      <Card.Body gap="4">
        <Heading id={id} size="lg">
          {title}
        </Heading>
        {children}
      </Card.Body>
    </Card.Root>
  );
}
