import { useQuery } from '@tanstack/react-query';
import { auditQuery } from '#data/staff-queries.ts';
import { Card } from '#ui/card.tsx';
import { Heading } from '#ui/text.tsx';
import { AuditTrail, type Item } from './audit-trail.tsx';

/** Who changed it. */
export function ItemChanges({ kind, id }: Item) {
  return (
    <Card as="section" aria-labelledby="audit">
      <Heading id="audit" size="sm">
        Changes
      </Heading>
      <AuditTrail kind={kind} id={id} />
    </Card>
  );
}

/** Who changed what could not be found: what was deleted has changes, what never was has none. */
export function KeptChanges({ kind, id }: Item) {
  const { data } = useQuery(auditQuery(kind, id));
  return data && data.items.length > 0 && <ItemChanges kind={kind} id={id} />;
}
