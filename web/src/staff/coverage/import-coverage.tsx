import { Button, chakra, List, Text } from '@chakra-ui/react';
import type { CoverageImport } from '@kowhai/domain/api/coverage';
import type { CoverageRow } from '@kowhai/domain/coverage/coverage';
import { readCoverageSheet, type SheetProblem } from '@kowhai/domain/coverage/coverage-sheet';
import { type ReactNode, useRef, useState } from 'react';
import { toFailure } from '#data/client/failure.ts';
import { useChange } from '#data/use-change.ts';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { describeCount, writeCount } from '#staff/shared/parts/describe-count.ts';
import { withNotice } from '#staff/shared/parts/notices.ts';
import { describeChange } from '#staff/shared/records/audit-trail.tsx';
import { Dialog, DialogButtons } from '#ui/overlays/dialog.tsx';
import { readSheetFile } from './read-sheet-file.ts';

const noun = { one: 'postcode', many: 'postcodes' };
const maxShown = 20;

type Read =
  | { rows: CoverageRow[]; plan: CoverageImport }
  | { problems: SheetProblem[] }
  | { refusal: string };

/** A button that reads a file, and shows what it would change before it changes anything. */
export function ImportCoverage() {
  const [read, setRead] = useState<Read | null>(null);
  const [isReading, setReading] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const preview = useChange('previewCoverageImport');
  const commit = useChange('importCoverage');

  const look = async (file: File): Promise<Read> => {
    try {
      const { rows, problems } = readCoverageSheet(await readSheetFile(file));
      if (problems.length > 0) return { problems };
      if (rows.length === 0) return { refusal: 'There are no rows below the headings.' };
      return { rows, plan: await preview.mutateAsync({ body: { rows } }) };
    } catch (thrown) {
      return { refusal: toFailure(thrown).loadErrorText };
    }
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    setReading(true);
    setRead(await look(file));
    setReading(false);
  };
  const close = () => setRead(null);
  const save = ({ rows, plan }: { rows: CoverageRow[]; plan: CoverageImport }) =>
    commit.mutate(
      { body: { rows, seenAt: plan.seenAt } },
      {
        ...withNotice(({ added, changed }) => `${describeCount(noun, added + changed)} imported`),
        onSettled: close,
      },
    );

  return (
    <>
      <BusyButton
        variant="outline"
        busy={isReading}
        busyLabel="Reading…"
        onClick={() => input.current?.click()}
      >
        Import
      </BusyButton>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="CSV or Excel file"
        accept=".csv,.xlsx,text/csv"
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          // The same file can be chosen again once it is corrected.
          currentTarget.value = '';
        }}
      />
      <Dialog title={titleOf(read)} isOpen={read !== null} onClose={close} grows>
        {read && 'plan' in read && <Plan plan={read.plan} />}
        {read && 'problems' in read && (
          <Shown all={read.problems}>
            {({ line, message }) => (
              <List.Item key={`${line} ${message}`}>{`Line ${line}: ${message}`}</List.Item>
            )}
          </Shown>
        )}
        {read && 'refusal' in read && <Text>{read.refusal}</Text>}
        <DialogButtons>
          <Button variant="outline" onClick={close}>
            {read && 'plan' in read ? 'Cancel' : 'Close'}
          </Button>
          {read && 'plan' in read && countOf(read.plan) > 0 && (
            <BusyButton busy={commit.isPending} busyLabel="Importing…" onClick={() => save(read)}>
              Import
            </BusyButton>
          )}
        </DialogButtons>
      </Dialog>
    </>
  );
}

const countOf = ({ added, changed }: CoverageImport) => added + changed;

function titleOf(read: Read | null): string {
  if (!read || !('plan' in read)) return 'Nothing was imported';
  const count = countOf(read.plan);
  return count === 0 ? 'Nothing in this file is new' : `Import ${describeCount(noun, count)}?`;
}

function Plan({ plan: { added, changed, same, examples } }: { plan: CoverageImport }) {
  return (
    <>
      <Text>
        {`${writeCount(added)} new, ${writeCount(changed)} changed, ${writeCount(same)} as they are. Postcodes that aren’t in the file stay as they are.`}
      </Text>
      <Shown all={examples} count={added + changed}>
        {({ name, changes }) => (
          <List.Item key={name}>
            <chakra.strong>{name}</chakra.strong> {changes.map(describeChange).join('; ')}
          </List.Item>
        )}
      </Shown>
    </>
  );
}

type ShownProps<T> = { all: readonly T[]; count?: number; children: (one: T) => ReactNode };

function Shown<T>({ all, count = all.length, children }: ShownProps<T>) {
  return (
    <List.Root ps="5" gap="1" fontSize="sm">
      {all.slice(0, maxShown).map(children)}
      {count > maxShown && <List.Item>{`and ${writeCount(count - maxShown)} more`}</List.Item>}
    </List.Root>
  );
}
