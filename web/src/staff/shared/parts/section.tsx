import { Card, type CardRootProps, Flex, Heading } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

type SectionProps = CardRootProps & {
  title: string;
  beside?: ReactNode;
};

export function Section({ title, beside, children, ...card }: SectionProps) {
  const id = useId();
  return (
    <Card.Root as="section" aria-labelledby={id} {...card}>
      <Card.Body gap="4">
        <Flex justify="space-between">
          <Heading id={id} size="lg">
            {title}
          </Heading>
          {beside}
        </Flex>
        {children}
      </Card.Body>
    </Card.Root>
  );
}
