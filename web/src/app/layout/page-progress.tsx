import { chakra } from '@chakra-ui/react';

const Bar = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: '60',
    top: '0',
    insetInline: '0',
    height: '3px',
    background: 'gold.line',
    transformOrigin: 'left',
    // A page that is there at once needs no sign that it is coming.
    animation: 'advance 8s cubic-bezier(0, 0.7, 0.2, 1) 300ms both',
  },
});

/** A thin line at the top while the next page is on its way and the one before still stands. */
export function PageProgress() {
  return <Bar role="progressbar" aria-label="Loading the next page" data-print="hide" />;
}
