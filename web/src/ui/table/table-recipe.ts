import { defineRecipe } from '@chakra-ui/react';

export const tableRecipe = defineRecipe({
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
          xlDown: { '& th, & td': { paddingInline: '1.5' } },
          '& :is(td, th) label': { minHeight: '2rem' },
          '& tbody :is(td:not([data-corner]), th) > span': {
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          },
          '& tbody :is(td, th) a': { minHeight: '1.25rem' },
          // Around the row: around its link, the cell would cut it.
          '& tbody tr:has(th a:focus-visible)': {
            outline: '3px solid',
            outlineColor: 'focus',
            outlineOffset: '-3px',
          },
          '& tbody th a:focus-visible': { outline: 'none' },
        },
        mdDown: {
          '& tbody tr': {
            display: 'grid',
            gridAutoFlow: 'dense',
            gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
            gap: '2',
            '&:has([data-corner])': {
              gridTemplateColumns: 'auto minmax(50%, 1fr) auto',
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
