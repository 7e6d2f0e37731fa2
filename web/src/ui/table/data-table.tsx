import { chakra } from '@chakra-ui/react';
import { AnimatePresence, useIsPresent } from 'framer-motion';
import * as m from 'framer-motion/m';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { comingFrom, Motion, withoutTravel } from '#ui/motion/motion.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { tableRoles } from './table-roles.ts';

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
      },
    },
    /** Each cell has a second, quieter line. On phones a row is a card of two columns. */
    lined: {
      true: {
        '& [data-line]': { color: 'ink.muted', fontSize: 'xs', fontWeight: 'normal', lineHeight: '1rem' },
        '& :is(td, tbody th) > span': { display: 'block', lineHeight: '1.25rem' },
        '& tbody th > span:first-of-type': { fontWeight: 'semibold' },
        md: {
          '& tbody tr': { height: '2.625rem' },
          '& thead th': { height: '2.125rem' },
          '& :is(td, th) label': { minHeight: '2rem' },
          '& tbody :is(td:not([data-corner]), th) > span': {
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          },
          '& tbody :is(td, th) a': { minHeight: '1.25rem' },
        },
        mdDown: {
          '& tbody tr': {
            display: 'grid',
            gridAutoFlow: 'dense',
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            gap: '2',
            '&:has([data-corner])': {
              gridTemplateColumns: 'auto minmax(0, 1fr) auto',
              paddingInlineStart: '0',
            },
          },
          '& tbody :is(th, td)': {
            display: 'block',
            padding: '0',
            gridColumn: '-3 / -2',
            textAlign: 'start',
          },
          '& tbody td[data-end]': { gridColumn: '-2 / -1', textAlign: 'end' },
          '& tbody td[data-corner]': {
            position: 'static',
            gridColumn: '1',
            gridRow: '1 / span 3',
            alignSelf: 'center',
          },
          '& td > span': { marginInlineStart: '0' },
          '& td[data-label]::before': { display: 'none' },
        },
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
      '& td:has(> span:empty)': { display: 'none' },
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
  /** A second, quieter line of the cell in a dense table. If any column has one, the following applies. */
  line?: (row: Row) => ReactNode;
  /** On a phone's card, the cell is in the second of two columns. */
  isAtEnd?: boolean;
  /** For numbers: right-aligned, with digits of one width. */
  align?: 'end';
  /** The column that names the row. */
  isRowHeader?: boolean;
  /** Shows the heading to screen readers only, or leaves it out on a phone's card: a column of buttons needs none. */
  hideHeader?: boolean | 'on-cards';
  /** On phones the cell is in the card's upper corner, without its heading. */
  isInCorner?: boolean;
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
    <Table {...tableRoles.table} dense={dense} lined={columns.some(({ line }) => line)}>
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

function HeaderCell<Row>({ column }: { column: Column<Row> }) {
  const { header, width, hideHeader, headerContent, sort } = column;
  const text = headerContent ?? (hideHeader === true ? <VisuallyHidden>{header}</VisuallyHidden> : header);
  return (
    <th
      {...tableRoles.columnheader}
      scope="col"
      data-width={width}
      style={width ? ({ '--width': width } as CSSProperties) : undefined}
      data-align={column.align}
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
  const line = column.line?.(row);
  const content = (
    <>
      <span>{column.cell(row)}</span>
      {line && <span data-line>{line}</span>}
    </>
  );
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
      data-corner={column.isInCorner || undefined}
      data-end={column.isAtEnd || undefined}
      data-align={column.align}
      data-label={column.hideHeader || column.isInCorner ? undefined : column.header}
    >
      {content}
    </td>
  );
}
