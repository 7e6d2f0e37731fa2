import { chakra, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

type SectionProps = { title: string; lead?: ReactNode; children: ReactNode };

export function DashboardSection({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <div>
        <Heading id={id} size="lg">
          {title}
        </Heading>
        {lead && <Text textStyle="note">{lead}</Text>}
      </div>
      {children}
    </chakra.section>
  );
}
