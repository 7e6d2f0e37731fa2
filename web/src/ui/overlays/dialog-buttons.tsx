import { chakra } from '@chakra-ui/react';

/** In sight however long the dialog is, as its words are read above. */
export const DialogButtons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    justifyContent: 'flex-end',
    position: 'sticky',
    // Over the dialog’s own padding, where what scrolls would show below.
    bottom: '-6',
    marginBottom: '-6',
    paddingTop: '2',
    paddingBottom: '6',
    zIndex: '1',
    background: 'surface',
  },
});
