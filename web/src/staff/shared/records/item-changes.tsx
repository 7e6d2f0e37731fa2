import { Card, Heading } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { auditQuery } from '#data/staff-queries.ts';
import { AuditTrail, type Item } from './audit-trail.tsx';

/** Who changed it. */
export function ItemChanges({ kind, id }: Item) {
  return (
    <Card.Root as="section" aria-labelledby="audit">
      <Card.Body gap="4">
        <Heading id="audit" size="lg">
          Changes
        </Heading>
        <AuditTrail kind={kind} id={id} />
      </Card.Body>
    </Card.Root>
  );
}

/** Who changed what could not be found: what was deleted has changes, what never was has none. */
export function KeptChanges({ kind, id }: Item) {
  const { data } = useQuery(auditQuery(kind, id));
  return data && data.items.length > 0 && <ItemChanges kind={kind} id={id} />;
}
