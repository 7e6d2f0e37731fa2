import type { Dashboard } from '@kowhai/domain/desk/dashboard';
import { Day } from '#shared/day.tsx';
import { Alert } from '#staff/shared/parts/alert.tsx';
import { writeCount } from '#staff/shared/parts/describe-count.ts';

type UnreadableRecordsProps = { unreadable: Dashboard['unreadable'] };

/** Records that fail their schema, and so are missing from the lists. Renders nothing where there are none. */
export function UnreadableRecords({ unreadable: { count, records } }: UnreadableRecordsProps) {
  if (count === 0) return null;
  return (
    <Alert
      status="error"
      title={count === 1 ? '1 record can’t be read' : `${writeCount(count)} records can’t be read`}
    >
      <p>
        {count === 1 ? 'It’s' : 'They’re'} missing from every list until someone fixes the stored data.
        {records.length < count && ` The latest ${records.length}:`}
      </p>
      <ul>
        {records.map(({ path, fields, seenAt }) => (
          <li key={path}>
            <strong>{path}</strong>
            {fields.length > 0 && `: ${fields.join(', ')}`} (seen <Day of={seenAt} />)
          </li>
        ))}
      </ul>
    </Alert>
  );
}
