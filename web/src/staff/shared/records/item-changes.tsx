import { useQuery } from '@tanstack/react-query';
import { auditQuery } from '#data/staff-queries.ts';
import { Section } from '#staff/shared/parts/section.tsx';
import { AuditTrail, type Item } from './audit-trail.tsx';

export function ItemChanges({ kind, id }: Item) {
  return (
    <Section title="Changes">
      <AuditTrail key={id} kind={kind} id={id} />
    </Section>
  );
}

/** The audit trail of a record that was not found: a deleted one has entries, one that never existed has none. */
export function KeptChanges({ kind, id }: Item) {
  const { data } = useQuery(auditQuery(kind, id));
  return data && data.items.length > 0 && <ItemChanges kind={kind} id={id} />;
}
