import { chakra } from '@chakra-ui/react';
import { AnimatePresence, useIsPresent } from 'framer-motion';
import * as m from 'framer-motion/m';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { comingFrom, Motion, withoutTravel } from '#ui/motion/motion.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { tableRecipe } from './table-recipe.ts';
import { tableRoles } from './table-roles.ts';

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

const Table = chakra('table', tableRecipe);

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
