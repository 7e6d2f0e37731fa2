import { Button, chakra } from '@chakra-ui/react';
import type { AuditKind } from '@kowhai/domain/audit/audit';
import { nameActor } from '@kowhai/domain/people/staff';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { fileUrl } from '#data/client/storage-url.ts';
import { auditQuery } from '#data/staff/staff-queries.ts';
import { describeValue, labelOf } from '#staff/shared/records/field-labels.ts';
import { Alert } from '#ui/alert.tsx';
import { PlainLink } from '#ui/buttons/link.tsx';
import type { Conflicts } from './merge-changes.ts';

type ConflictNoticeProps = {
  kind: AuditKind;
  id: string;
  conflicts: Conflicts;
  onTakeTheirs: (field: string) => void;
};

/** Says that someone else saved meanwhile: who, which fields, and what saving now would overwrite. */
export function ConflictNotice({ kind, id, conflicts, onTakeTheirs }: ConflictNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = conflicts.fields.length > 0;
  const { data } = useQuery({ ...auditQuery(kind, id), enabled: isShown });
  const last = data?.rows[0];
  // Not every change is by staff: customers edit their own details, and buy from the stock.
  const isByLast = last && Date.parse(last.at) > Date.parse(conflicts.since);

  useLayoutEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown]);

  if (!isShown) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        status="warning"
        title={`Not saved: ${isByLast ? nameActor(last.by) : 'someone else'} changed this since you opened it`}
      >
        <chakra.ul display="grid" gap="3" marginBottom="3" overflowWrap="anywhere">
          {conflicts.fields.map((conflict) => (
            <li key={conflict.field}>
              {labelOf(conflict.field)}: was <Value of={conflict.before} field={conflict.field} />, is now{' '}
              <strong>
                <Value of={conflict.theirs} field={conflict.field} />
              </strong>
              .
              {conflict.mine !== undefined && (
                <>
                  {' '}
                  Yours is{' '}
                  <strong>
                    <Value of={conflict.mine} field={conflict.field} />
                  </strong>
                  , and would replace it.{' '}
                  <Button variant="outline" onClick={() => onTakeTheirs(conflict.field)}>
                    Keep theirs: {labelOf(conflict.field)}
                  </Button>
                </>
              )}
            </li>
          ))}
        </chakra.ul>
        <p>The form now has their changes with yours on top. Check it, then save.</p>
      </Alert>
    </div>
  );
}

/** Two files read the same, so each is named, and opens. */
function Value({ of: value, field }: { of: unknown; field: string }) {
  const words = describeValue(value, field);
  if (typeof value !== 'string' || !value.startsWith('documents/')) return <span>{words}</span>;
  return (
    <PlainLink href={fileUrl(value)}>
      {words} {value.slice(value.lastIndexOf('/') + 1)}
    </PlainLink>
  );
}
