import { chakra, Input } from '@chakra-ui/react';
import { listRegions } from '@kowhai/domain/address/postcode';
import { planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import {
  blankCoverage,
  type Coverage,
  type CoverageLevel,
  coverageKinds,
  coverageLevelNames,
  coverageLevels,
  nameOfPostcode,
} from '@kowhai/domain/coverage/coverage';
import { coverageColumns } from '@kowhai/domain/coverage/coverage-sheet';
import { useState } from 'react';
import { toFailure } from '#data/client/failure.ts';
import { useChange } from '#data/use-change.ts';
import { readText } from '#staff/shared/lists/list-address.ts';
import { ListPage } from '#staff/shared/lists/list-page.tsx';
import { useFieldText } from '#staff/shared/lists/use-field-text.ts';
import { useListAddress, useListPage } from '#staff/shared/lists/use-list-page.ts';
import { CompactSelect } from '#staff/shared/parts/compact-select.tsx';
import { showFailure } from '#staff/shared/parts/notices.ts';
import { Badge } from '#ui/badge.tsx';
import { readKey } from '#ui/read-key.ts';
import type { Column } from '#ui/table/data-table.tsx';
import { ImportCoverage } from './import-coverage.tsx';

const noun = { one: 'postcode', many: 'postcodes' };
const uncounted = { count: null, isMore: true };

const columns: readonly Column<Coverage>[] = [
  {
    header: 'Postcode',
    isRowHeader: true,
    cell: (one) => (
      <>
        {nameOfPostcode(one)}{' '}
        {one.exampleKinds.length > 0 && (
          <Badge title={`Not checked yet: ${one.exampleKinds.join(', ')}`}>Example</Badge>
        )}
      </>
    ),
  },
  ...coverageKinds.map((kind) => ({
    header: planCategoryNames[kind],
    cell: (one: Coverage) => <LevelSelect of={one} kind={kind} />,
  })),
  { header: 'Place', cell: (one) => <TextCell of={one} field="place" maxLength={60} /> },
  { header: 'Note', cell: (one) => <TextCell of={one} field="note" maxLength={120} /> },
];

/** Coverage by postcode. Each cell saves as it is changed. */
export function CoverageListPage() {
  const { params } = useListAddress();
  const q = readText(params, 'q');
  const { query, readSlices } = useListPage('listCoverage', { q });
  // An unknown postcode is entered in a row like all others.
  const isNew = (rows: readonly Coverage[]) =>
    /^\d{4}$/.test(q) && listRegions(q).length > 0 && !rows.some(({ _id }) => _id === q);
  const { data } = query;
  const shown = data && isNew(data.rows) ? { ...data, rows: [blankCoverage(q)] } : data;

  return (
    <ListPage
      title="Coverage"
      actions={<ImportCoverage />}
      query={{ ...query, data: shown }}
      readSlices={readSlices}
      noun={noun}
      total={uncounted}
      columns={columns}
      sheetColumns={coverageColumns}
      whenEmpty="Import a file, or search for a postcode to enter it."
      filter={{ placeholder: 'Postcode or town', q }}
    />
  );
}

/** The last save of each postcode: a user’s own changes run one after the other, and are no conflict. */
const saving = new Map<string, Promise<string>>();

/** A change of one field, refused where a colleague was quicker. */
function useCoverageChange({ _id, editedAt }: Coverage, onRefused: () => void) {
  const { mutateAsync } = useChange('changeCoverage');
  const save = async (fields: Partial<Coverage>, stored: string) => {
    try {
      const seenAt = stored > editedAt ? stored : editedAt;
      return (await mutateAsync({ params: { id: _id }, body: { ...fields, seenAt } })).editedAt;
    } catch (thrown) {
      showFailure(toFailure(thrown));
      onRefused();
      return '';
    }
  };
  return (fields: Partial<Coverage>) => {
    const before = saving.get(_id) ?? Promise.resolve('');
    saving.set(
      _id,
      before.then((stored) => save(fields, stored)),
    );
  };
}

type CellProps = { of: Coverage };

function LevelSelect({ of, kind }: CellProps & { kind: (typeof coverageKinds)[number] }) {
  // Shown until it is stored and read: arrow keys choose again before that.
  const [wish, setWish] = useState<{ level: CoverageLevel | null } | null>(null);
  if (wish?.level === of[kind]) setWish(null);
  const change = useCoverageChange(of, () => setWish(null));
  const { level } = wish ?? { level: of[kind] };
  return (
    <CompactSelect
      size="sm"
      width={{ base: '8.5rem', md: '7.25rem', xl: '8.5rem' }}
      label={`${planCategoryNames[kind]} in ${nameOfPostcode(of)}`}
      empty="We check"
      options={coverageLevels.map((value) => ({ value, label: coverageLevelNames[value] }))}
      value={level ?? ''}
      onChoose={(value) => {
        const chosen = coverageLevels.find((one) => one === value) ?? null;
        setWish({ level: chosen });
        change({ [kind]: chosen });
      }}
    />
  );
}

/** Saves on Enter and when it is left; Escape brings back what was there. */
function TextCell({ of, field, maxLength }: CellProps & { field: 'place' | 'note'; maxLength: number }) {
  const input = useFieldText(of[field]);
  // What was typed stays, to be looked at and sent again.
  const change = useCoverageChange(of, () => input.current?.focus());
  return (
    <chakra.form
      onSubmit={(event) => {
        event.preventDefault();
        input.current?.blur();
      }}
    >
      <Input
        ref={input}
        size="sm"
        minWidth={{ base: '7rem', md: '4rem', xl: '7rem' }}
        aria-label={`${field === 'note' ? 'Note' : 'Place'} for ${nameOfPostcode(of)}`}
        defaultValue={of[field]}
        maxLength={maxLength}
        onKeyDown={(event) => {
          if (readKey(event) === 'Escape') event.currentTarget.value = of[field];
        }}
        onBlur={({ currentTarget: { value } }) => {
          if (value.trim() !== of[field]) change({ [field]: value });
        }}
      />
    </chakra.form>
  );
}
