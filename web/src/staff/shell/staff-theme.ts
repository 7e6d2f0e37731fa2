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

const staffRecipes = defineConfig({ theme: { slotRecipes: { drawer } } });

export const staffTheme = createTheme(staffRecipes);
