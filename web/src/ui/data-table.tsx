import { chakra } from '@chakra-ui/react';
import { AnimatePresence, useIsPresent } from 'framer-motion';
import * as m from 'framer-motion/m';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { comingFrom, Motion, withoutTravel } from './motion/motion.tsx';
import { tableRoles } from './table-roles.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const Table = chakra('table', {
  variants: {
    /** A row as high as what one clicks in it: for lists that are worked through. */
    dense: {
      true: {
        '& th, & td': { paddingBlock: '0', paddingInline: '2' },
        md: {
          '& tbody tr': { height: '2.5rem' },
          '& :is(td, th) :is(a, button, label)': { minHeight: '2.25rem' },
          // Not hidden under the bar when the keyboard comes here.
          '& tbody th a': { scrollMarginBlock: '5rem' },
          '& tbody tr:focus-within': { background: 'sunken' },
          // A greatest width of nought lets a cell be as narrow as the others need it to be.
          '& [data-share]': { width: 'var(--share)', maxWidth: '0' },
          '& tbody:has([data-share]) :is(td, th)': { whiteSpace: 'nowrap' },
          // Of columns with widths of their own, what they hold moves none.
          '&:has([data-width])': { tableLayout: 'fixed' },
          '& [data-width]': { width: 'var(--width)' },
        },
        mdDown: {
          '& tr:has([data-brief])': {
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            paddingBlock: '1',
          },
          '& tr:has([data-brief]):has([data-corner])': { paddingInlineEnd: '12' },
          '& tr:has([data-brief]) > td:not([data-brief], [data-corner])': { display: 'none' },
          '& tr:has([data-brief]) > th': {
            flex: '1 0 auto',
            paddingInlineEnd: '1',
            flexWrap: 'nowrap',
            fontSize: 'sm',
          },
          '& td[data-brief]::before': { display: 'none' },
          '& td[data-brief=start]': { order: '1', flex: '1 1 0', minWidth: '60%', textAlign: 'start' },
          '& td[data-brief=start] > span': { marginInlineStart: '0' },
          '& td[data-brief=last]': { order: '2' },
        },
        mdToXl: { '& [data-spare]': { display: 'none' } },
        xlDown: { '& [data-wide]': { display: 'none' } },
      },
    },
  },
  base: {
    width: 'full',
    fontSize: 'sm',
    '& th, & td': { paddingBlock: '3', paddingInline: '3', textAlign: 'start', verticalAlign: 'middle' },
    '& thead th': {
      color: 'ink.muted',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
      borderBottomWidth: '2px',
      borderColor: 'line',
    },
    '& tbody tr': { borderBottomWidth: '1px', borderColor: 'line' },
    '& tbody tr:hover': { background: 'sunken' },
    '& [data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    // On a phone each row is a card, and each cell says what it is.
    mdDown: {
      '&, & tbody, & tr, & td, & tbody th': { display: 'block' },
      '& thead': {
        position: 'absolute',
        clipPath: 'inset(50%)',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
      },
      // What the keyboard comes to there is in sight while it is.
      '& thead:focus-within': {
        position: 'static',
        clipPath: 'none',
        width: 'auto',
        height: 'auto',
        overflow: 'visible',
        '& tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', padding: '2' },
        '& th': { borderBottomWidth: '0', padding: '0' },
        '& th:not(:has(button, input))': { display: 'none' },
      },
      '& tbody': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' },
      '& tbody tr': {
        position: 'relative',
        padding: '3',
        borderWidth: '1px',
        borderRadius: 'md',
        background: 'surface',
      },
      '& tbody th, & td': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: '4',
        padding: '1',
      },
      '& td': { textAlign: 'end' },
      '& td:has([data-wide-only], > span:empty)': { display: 'none' },
      '& td > span': { marginInlineStart: 'auto' },
      '& :is(td, tbody th) > span': { minWidth: '0', overflowWrap: 'anywhere' },
      '& [data-label]::before': { content: 'attr(data-label)', color: 'ink.muted', textAlign: 'start' },
      '& tbody th': { fontSize: 'md', fontWeight: 'semibold' },
      '& td[data-corner]': { position: 'absolute', top: '1', insetInlineEnd: '1' },
      '& tr:has([data-corner]) > th': { paddingInlineEnd: '12' },
    },
  },
});

export type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** How much of a dense table's width texts of any length get, in percent: less where the other columns need it. */
  share?: number;
  /** Of a dense table, the width that its column always has. */
  width?: string;
  /**
   * Where on a phone's card of two lines it is, beside the row's name: at the end of the first line, or at the start or the
   * end of the second. Columns without it are then left out there.
   */
  brief?: 'first' | 'start' | 'last';
  /** Numbers stand at the end, one under the other. */
  align?: 'end';
  /** The column that names the row. */
  isRowHeader?: boolean;
  /** Keeps the heading for those who listen only: a column of buttons. */
  hideHeader?: boolean;
  /** On a phone it stands in the card's upper corner, without its heading. */
  isInCorner?: boolean;
  /** Of a dense table, the first to make room: left out where a window wider than a phone's is narrower than 1280 px. */
  isSpare?: boolean;
  /** Of a dense table, left out wherever a window is narrower than 1280 px, on a phone's cards too. */
  isForWide?: boolean;
  /** What stands in the heading in place of its text. */
  headerContent?: ReactNode;
  /** For columns that can be sorted by. */
  sort?: { direction: 'ascending' | 'descending' | 'none'; onSort: () => void };
};

type DataTableProps<Row> = {
  /** What the table lists, for those who listen. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => string;
  dense?: boolean;
};

/** A real table on a wide screen, cards on a phone. */
export function DataTable<Row>({ caption, columns, rows, getKey, dense = false }: DataTableProps<Row>) {
  const listing = useListing(rows.map(getKey));
  return (
    <Table {...tableRoles.table} dense={dense}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead {...tableRoles.rowgroup}>
        <tr {...tableRoles.row}>
          {columns.map((column) => (
            <HeaderCell key={column.header} column={column} />
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.rowgroup}>
        <Motion>
          <AnimatePresence key={listing} initial={false}>
            {rows.map((row) => (
              <BodyRow key={getKey(row)} id={getKey(row)}>
                {columns.map((column) => (
                  <BodyCell key={column.header} column={column} row={row} />
                ))}
              </BodyRow>
            ))}
          </AnimatePresence>
        </Motion>
      </tbody>
    </Table>
  );
}

/**
 * Counts how often all rows gave way to others, as on the next page of a list: that is another list, which is there at
 * once. A row that leaves the others is seen leaving.
 */
function useListing(keys: readonly string[]): number {
  const [seen, setSeen] = useState({ keys, listing: 0 });
  if (keys.join() === seen.keys.join()) return seen.listing;
  const listing = keys.some((key) => seen.keys.includes(key)) ? seen.listing : seen.listing + 1;
  setSeen({ keys, listing });
  return listing;
}

/** Where its texts stand, and which windows have room for it. */
function roomOf({ align, isSpare, isForWide }: Pick<Column<unknown>, 'align' | 'isSpare' | 'isForWide'>) {
  return { 'data-align': align, 'data-spare': isSpare || undefined, 'data-wide': isForWide || undefined };
}

function HeaderCell<Row>({ column }: { column: Column<Row> }) {
  const { header, width, hideHeader, headerContent, sort } = column;
  const text = headerContent ?? (hideHeader ? <VisuallyHidden>{header}</VisuallyHidden> : header);
  return (
    <th
      {...tableRoles.columnheader}
      scope="col"
      data-width={width}
      style={width ? ({ '--width': width } as CSSProperties) : undefined}
      {...roomOf(column)}
      aria-sort={sort?.direction}
    >
      {sort ? (
        <chakra.button type="button" onClick={sort.onSort} minHeight="8" fontWeight="semibold">
          {text}
          <span aria-hidden>{{ ascending: ' ↑', descending: ' ↓', none: ' ↕' }[sort.direction]}</span>
        </chakra.button>
      ) : (
        text
      )}
    </th>
  );
}

/** A row is inert while it is seen leaving: what is gone takes neither the focus nor a click. */
function BodyRow({ id, children }: { id: string; children: ReactNode }) {
  const isPresent = useIsPresent();
  return (
    <m.tr
      data-id={id}
      inert={!isPresent}
      initial={comingFrom({ opacity: 0 })}
      animate={{ opacity: 1 }}
      exit={withoutTravel({ opacity: 0, x: 24 })}
      {...tableRoles.row}
    >
      {children}
    </m.tr>
  );
}

function BodyCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = <span>{column.cell(row)}</span>;
  const share = column.share && {
    'data-share': column.share,
    style: { '--share': `${column.share}%` } as CSSProperties,
  };
  if (column.isRowHeader) {
    return (
      <th {...tableRoles.rowheader} {...share} scope="row">
        {content}
      </th>
    );
  }
  return (
    <td
      {...tableRoles.cell}
      {...share}
      data-brief={column.brief}
      data-corner={column.isInCorner || undefined}
      {...roomOf(column)}
      data-label={column.hideHeader || column.isInCorner ? undefined : column.header}
    >
      {content}
    </td>
  );
}
