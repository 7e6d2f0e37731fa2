/** The looks of those of Chakra's own components that the desk uses, in the shop's colours and measures. */
import { defineConfig, defineSlotRecipe } from '@chakra-ui/react';
import { createTheme } from '#ui/style/theme.ts';

const drawer = defineSlotRecipe({
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'header',
    'body',
    'footer',
    'title',
    'closeTrigger',
  ],
  base: {
    backdrop: { position: 'fixed', inset: '0', zIndex: '30', background: 'rgb(8 18 13 / 0.6)' },
    positioner: { position: 'fixed', inset: '0', zIndex: '31', display: 'flex' },
    content: {
      width: 'min(18rem, 85vw)',
      height: '100dvh',
      overflowY: 'auto',
      padding: '4',
      display: 'grid',
      alignContent: 'start',
      gap: '3',
      background: 'surface',
      color: 'ink',
      boxShadow: 'raised',
    },
    title: { fontWeight: 'bold' },
  },
});

const actionBar = defineSlotRecipe({
  slots: ['positioner', 'content', 'separator', 'selectionTrigger', 'closeTrigger'],
  base: {
    positioner: {
      position: 'fixed',
      insetInline: '0',
      bottom: 'calc(1rem + env(safe-area-inset-bottom))',
      zIndex: '15',
      display: 'flex',
      justifyContent: 'center',
      paddingInline: '4',
      pointerEvents: 'none',
    },
    content: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      padding: '2',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'lg',
      background: 'surface',
      color: 'ink',
      boxShadow: 'raised',
      pointerEvents: 'auto',
    },
    selectionTrigger: {
      minHeight: '11',
      paddingInline: '3',
      fontSize: 'sm',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

const timeline = defineSlotRecipe({
  slots: ['root', 'item', 'content', 'separator', 'indicator', 'connector', 'title', 'description'],
  base: {
    root: { display: 'grid', fontSize: 'sm', lineHeight: 'snug' },
    item: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '0.75rem minmax(0, 1fr)',
      columnGap: '3',
      paddingBottom: '4',
    },
    connector: { position: 'relative' },
    separator: {
      position: 'absolute',
      top: '0.375rem',
      bottom: '-1.375rem',
      insetInlineStart: 'calc(50% - 1px)',
      borderInlineStart: '2px solid {colors.line}',
      'li:last-child > * > &': { display: 'none' },
    },
    indicator: {
      position: 'relative',
      width: '3',
      height: '3',
      marginTop: '0.1875rem',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'line.control',
      background: 'surface',
    },
    content: { display: 'grid', gap: '1', overflowWrap: 'anywhere' },
    title: { color: 'ink.muted' },
    description: { fontWeight: 'semibold' },
  },
});

const combobox = defineSlotRecipe({
  slots: ['root', 'control', 'input', 'content', 'item', 'itemGroup', 'itemGroupLabel', 'itemText'],
  base: {
    root: { display: 'grid', gap: '3' },
    input: {
      width: 'full',
      minHeight: '11',
      paddingInline: '3',
      borderWidth: '1.5px',
      borderColor: 'line.control',
      borderRadius: 'md',
    },
    content: {
      maxHeight: '50dvh',
      overflowY: 'auto',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '2',
    },
    itemGroupLabel: { fontSize: 'xs', fontWeight: 'semibold', color: 'ink.muted', paddingInline: '3' },
    item: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      minHeight: '10',
      paddingBlock: '1',
      paddingInline: '3',
      borderRadius: 'md',
      '& > *': { minWidth: '0', overflowWrap: 'anywhere' },
      '&[data-highlighted]': { background: 'sunken', boxShadow: 'inset 3px 0 {colors.gold.line}' },
      // One line each, so that all groups are in sight.
      md: {
        flexWrap: 'nowrap',
        '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      },
    },
    itemText: { fontWeight: 'semibold', md: { flex: 'none', maxWidth: '65%' } },
  },
});

const fieldset = defineSlotRecipe({
  slots: ['root', 'legend', 'content'],
  base: {
    root: {
      minWidth: '0',
      padding: { base: '4', md: '5' },
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'md',
      background: 'surface',
    },
    // Floating, it stands within the border and not on it.
    legend: { float: 'inline-start', width: 'full', marginBottom: '4', fontWeight: 'bold' },
    content: {
      clear: 'both',
      display: 'grid',
      // Two columns where there is room for them, and never more.
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(14rem, 40%)), 1fr))',
      alignItems: 'start',
      gap: '4',
    },
  },
});

const fileUpload = defineSlotRecipe({
  slots: ['root', 'dropzone', 'label'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5', minWidth: '0' },
    label: { fontWeight: 'semibold' },
    dropzone: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '3',
      justifyItems: 'start',
      padding: '4',
      borderWidth: '2px',
      borderStyle: 'dashed',
      borderColor: 'line.control',
      borderRadius: 'md',
      '&[data-dragging]': { borderColor: 'focus', background: 'sunken' },
    },
  },
});

const menu = defineSlotRecipe({
  slots: ['content', 'item'],
  base: {
    content: {
      zIndex: '20',
      minWidth: '10rem',
      maxWidth: '18rem',
      padding: '1',
      borderRadius: 'md',
      borderWidth: '1px',
      borderColor: 'line',
      background: 'surface',
      color: 'ink',
      boxShadow: 'raised',
      outline: 'none',
    },
    item: {
      display: 'block',
      paddingBlock: '2',
      paddingInline: '3',
      borderRadius: 'sm',
      fontSize: 'sm',
      fontWeight: 'semibold',
      cursor: 'pointer',
      '&[data-highlighted]': { background: 'sunken', boxShadow: 'inset 3px 0 {colors.gold.line}' },
      '&[data-disabled]': { cursor: 'not-allowed', color: 'ink.muted' },
    },
  },
});

const staffRecipes = defineConfig({
  theme: { slotRecipes: { actionBar, combobox, drawer, fieldset, fileUpload, menu, timeline } },
});

export const staffTheme = createTheme(staffRecipes);
