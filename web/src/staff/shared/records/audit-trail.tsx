import { chakra, Text } from '@chakra-ui/react';
import type { AuditAction, AuditEntry, AuditKind } from '@kowhai/domain/audit/audit';
import { nameActor } from '@kowhai/domain/people/staff';
import { formatDate, formatTime } from '@kowhai/domain/time/date';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useRef, useState } from 'react';
import { auditQuery } from '#data/staff/staff-queries.ts';
import { LoadError } from '#shared/load-error.tsx';
import { paths } from '#shared/paths.ts';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { Loaded } from '#staff/shared/parts/loaded.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { TitledCard } from '#ui/card.tsx';
import { describeValue, labelOf } from './field-labels.ts';

/** What was done, after the person's name. */
const verbs: Record<AuditAction, string> = {
  create: 'created it',
  update: 'changed it',
  change: 'changed what was ordered',
  delete: 'deleted it',
  process: 'set it to Processing',
  complete: 'completed it',
  reset: 'reset it to Submitted',
  cancel: 'cancelled it',
  undo: 'undid the last step and its email',
  note: 'wrote a note',
  assign: 'assigned it to themselves',
  unassign: 'unassigned it',
  'mark outside work': 'marked its outside work',
  'send mail': 'emailed the customer',
  'resend mail': 'resent an email',
  disable: 'disabled the account',
  enable: 'enabled the account',
  'turn on second factor': 'turned on the second factor',
  'turn off second factor': 'turned off the second factor',
  'remove second factor': 'removed the second factor',
  'make recovery codes': 'made recovery codes',
  'use recovery code': 'signed in with a recovery code',
  'read in bulk': 'read more than 1,000 records in a day',
  reply: 'replied by email',
  answer: 'marked it as answered',
  reopen: 'marked it as unanswered',
  import: 'imported it from a file',
};

export function verbOf({ action, changes }: Pick<AuditEntry, 'action' | 'changes'>): string {
  const [change] = changes;
  if (action === 'assign' && change) return `assigned it to ${change.to}`;
  return verbs[action];
}

export const formatMoment = (at: string) => `${formatDate(at)}, ${formatTime(at)}`;

export type RecordRef = { kind: AuditKind; id: string };

/** Which staff changed a record and when, with the values before and after. */
export function AuditTrail({ kind, id }: RecordRef) {
  return (
    <TitledCard title="Changes">
      <Loaded key={id} what="the changes" query={useQuery(auditQuery(kind, id))} height="5rem">
        {({ rows, nextCursor }) =>
          rows.length === 0 ? (
            <Text textStyle="note">No changes by staff yet.</Text>
          ) : (
            <chakra.ol display="grid" gap="4" fontSize="sm" lineHeight="snug">
              {rows.map((entry) => (
                <Entry key={entry._id} entry={entry} />
              ))}
              {nextCursor !== null && <OlderEntries kind={kind} id={id} cursor={nextCursor} />}
            </chakra.ol>
          )
        }
      </Loaded>
    </TitledCard>
  );
}

function OlderEntries({ kind, id, cursor }: RecordRef & { cursor: string }) {
  const [isWanted, setWanted] = useState(false);
  const { data, error, refetch } = useQuery({
    ...auditQuery(kind, id, cursor),
    enabled: isWanted,
    // A new entry moves the cursor; what is read meanwhile stays.
    placeholderData: keepPreviousData,
  });
  const first = useRef<HTMLLIElement>(null);
  const isHere = data !== undefined;
  useEffect(() => {
    // The button that had the focus is unmounted.
    if (isHere) first.current?.focus({ preventScroll: true });
  }, [isHere]);

  if (data) {
    return (
      <>
        {data.rows.map((entry, index) => (
          <Entry key={entry._id} entry={entry} ref={index === 0 ? first : undefined} />
        ))}
        {data.nextCursor !== null && <OlderEntries kind={kind} id={id} cursor={data.nextCursor} />}
      </>
    );
  }
  return (
    <li>
      {error ? (
        <LoadError what="the older changes" failure={error} onRetry={refetch} />
      ) : (
        <BusyButton variant="outline" busy={isWanted} onClick={() => setWanted(true)}>
          Show older changes
        </BusyButton>
      )}
    </li>
  );
}

/** Names can be changed, and are not unique: the link leads to the account. */
export function ActorLink({ by }: Pick<AuditEntry, 'by'>) {
  return <TextLink to={paths.adminUser(by._id)}>{nameActor(by)}</TextLink>;
}

type EntryProps = { entry: AuditEntry; ref?: Ref<HTMLLIElement> | undefined };

function Entry({ entry, ref }: EntryProps) {
  const { at, by } = entry;
  return (
    <chakra.li ref={ref} tabIndex={ref ? -1 : undefined} display="grid" gap="1">
      <chakra.p fontWeight="semibold">
        <ActorLink by={by} /> {verbOf(entry)}
      </chakra.p>
      <chakra.p color="ink.muted">
        <time dateTime={at}>{formatMoment(at)}</time>
      </chakra.p>
      <AuditChanges entry={entry} />
    </chakra.li>
  );
}

export function AuditChanges({ entry: { action, changes, record } }: { entry: AuditEntry }) {
  // The values of a new record are on the page already, and a step's words say what it changes. Disabling an admin also
  // changes `isAdmin`.
  if (!['update', 'disable', 'import', 'mark outside work'].includes(action) || changes.length === 0)
    return null;
  return (
    <chakra.ul display="grid" gap="1" overflowWrap="anywhere">
      {changes.map((change) => {
        const { field, from, to } = change;
        const [before, after] = [describeValue(from, field), describeValue(to, field)];
        return (
          <li key={field}>
            {before === after ? (
              describeChange(change)
            ) : (
              <>
                {labelOf(field)}: <del>{before}</del> → <ins>{after}</ins>
              </>
            )}
          </li>
        );
      })}
      {action === 'import' && countUnlisted(record.name, changes.length) > 0 && (
        <li>and {countUnlisted(record.name, changes.length).toLocaleString('en-NZ')} more</li>
      )}
    </chakra.ul>
  );
}

/** An import is called by its count ("1079 postcodes"), and its entry has the first changes alone. */
const countUnlisted = (name: string, listed: number) => (Number.parseInt(name, 10) || 0) - listed;

/** A change in words. Two files read the same, and what a person wrote is not kept. */
export function describeChange({ field, from, to }: AuditEntry['changes'][number]): string {
  if (from === null && to === null) return `${labelOf(field)}: changed`;
  const [before, after] = [describeValue(from, field), describeValue(to, field)];
  return before === after
    ? `${labelOf(field)} has a new ${after}`
    : `${labelOf(field)}: ${before} → ${after}`;
}
