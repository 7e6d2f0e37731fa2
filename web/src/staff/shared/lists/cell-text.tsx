import { chakra } from '@chakra-ui/react';
import { TextLink } from '#ui/buttons/link.tsx';
import { NoBreak } from '#ui/no-break.tsx';
import type { Column } from '#ui/table/data-table.tsx';

/** Text of any length in a cell: clamped to two lines in a table, whole on a phone's card. */
export const CellText = chakra('span', {
  base: { md: { lineClamp: '2', whiteSpace: 'normal', lineHeight: '1.2', overflowWrap: 'anywhere' } },
});

export function textColumn<Row>(
  header: string,
  textOf: (row: Row) => string,
  look: Partial<Column<Row>>,
): Column<Row> {
  return { header, cell: (row) => <CellText title={textOf(row)}>{textOf(row)}</CellText>, ...look };
}

/** The column that names a row, by a link to its page where it has one. */
export function linkColumn<Row>(
  header: string,
  linkOf: (row: Row) => { text: string; to: string | undefined },
): Column<Row> {
  const cell = (row: Row) => {
    const { text, to } = linkOf(row);
    if (!to) return text;
    return (
      <TextLink to={to} standalone>
        <NoBreak>{text}</NoBreak>
      </TextLink>
    );
  };
  return { header, isRowHeader: true, cell };
}

export function NameCell({ name, to, state }: { name: string; to: string; state?: object }) {
  return (
    // A name breaks within a word only where a whole word is wider than the column.
    <CellText title={name} overflowWrap="break-word">
      <TextLink to={to} state={state} fontWeight="semibold">
        {name}
      </TextLink>
    </CellText>
  );
}
