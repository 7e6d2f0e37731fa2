import { chakra } from '@chakra-ui/react';
import { AnimatePresence, useIsPresent } from 'framer-motion';
import * as m from 'framer-motion/m';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { comingFrom, Motion, withoutTravel } from './motion/motion.tsx';
import { tableRoles } from './table-roles.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const Table = chakra('table', {
  variants: {
    /** Low rows, for lists that staff work through. */
    dense: {
      true: {
        '& th, & td': { paddingBlock: '0', paddingInline: '2' },
        md: {
          '& tbody tr': { height: '2.5rem' },
          '& :is(td, th) :is(a, button, label)': { minHeight: '2.25rem' },
          // Keeps a focused row clear of the sticky bar.
          '& tbody th a': { scrollMarginBlock: '5rem' },
          '& tbody tr:focus-within': { background: 'sunken' },
          // With a max-width of 0, a cell may be narrower than its text where the other columns need the room.
          '& [data-share]': { width: 'var(--share)', maxWidth: '0' },
          '& tbody:has([data-share]) :is(td, th)': { whiteSpace: 'nowrap' },
          // Where columns have fixed widths, their content must not change them.
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
    // On phones each row is a card, and each cell shows its heading.
    mdDown: {
      '&, & tbody, & tr, & td, & tbody th': { display: 'block' },
      '& thead': {
        position: 'absolute',
        clipPath: 'inset(50%)',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
      },
      // Shows the hidden header row while one of its sort buttons or checkboxes has the focus.
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
  /**
   * In a dense table, the share of the width for a column of long text, in percent: less where other columns need it.
   */
  share?: number;
  /** In a dense table, the fixed width of the column. */
  width?: string;
  /**
   * The cell's place on a phone's two-line card of a dense table: at the end of the first line, or at the start or end
   * of the second. If any column sets it, those without it are left out there.
   */
  brief?: 'first' | 'start' | 'last';
  /** For numbers: right-aligned, with digits of one width. */
  align?: 'end';
  /** The column that names the row. */
  isRowHeader?: boolean;
  /** Shows the heading to screen readers only, as for a column of buttons. */
  hideHeader?: boolean;
  /** On phones the cell is in the card's upper corner, without its heading. */
  isInCorner?: boolean;
  /** In a dense table, hides the column between phone width and 1280 px. */
  isSpare?: boolean;
  /** In a dense table, hides the column below 1280 px, on phones too. */
  isForWide?: boolean;
  /** Replaces the text of the heading. */
  headerContent?: ReactNode;
  /** Set for columns that can be sorted. */
  sort?: { direction: 'ascending' | 'descending' | 'none'; onSort: () => void };
};

type DataTableProps<Row> = {
  /** The accessible name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => string;
  dense?: boolean;
};

/** A table on wide screens, cards on phones. */
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
 * Counts how often all rows were replaced, as by the next page. Those rows appear without animation, while a single row
 * that is removed animates out.
 */
function useListing(keys: readonly string[]): number {
  const [seen, setSeen] = useState({ keys, listing: 0 });
  if (keys.join() === seen.keys.join()) return seen.listing;
  const listing = keys.some((key) => seen.keys.includes(key)) ? seen.listing : seen.listing + 1;
  setSeen({ keys, listing });
  return listing;
}

/** The attributes of a column's alignment, and of the widths at which it is hidden. */
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

/** A row that animates out is inert, so that it takes neither focus nor clicks. */
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
