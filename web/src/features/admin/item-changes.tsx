import type { AuditKind } from '@kowhai/domain/audit';
import { AuditTrail } from '#components/audit-trail.tsx';
import { Card } from '#ui/card.tsx';
import { Heading } from '#ui/text.tsx';

/** Who changed one thing of the staff's, also where it is gone. */
export function ItemChanges({ kind, id }: { kind: AuditKind; id: string }) {
  return (
    <Card as="section" aria-labelledby="audit">
      <Heading id="audit" size="sm">
        Changes
      </Heading>
      <AuditTrail kind={kind} id={id} />
    </Card>
  );
}
