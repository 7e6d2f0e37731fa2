import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Svg = chakra('svg', {
  base: {
    display: 'inline-block',
    flexShrink: '0',
    width: '1.25em',
    height: '1.25em',
    verticalAlign: '-0.25em',
  },
});

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** An icon of the text's size. It is hidden from screen readers, so its meaning must be in words too. */
function drawIcon(path: string, more?: ReactNode) {
  return () => (
    <Svg viewBox="0 0 24 24" {...line} aria-hidden>
      <path d={path} />
      {more}
    </Svg>
  );
}

export const ChevronDownIcon = drawIcon('m6 9 6 6 6-6');
export const CheckIcon = drawIcon('m5 12.5 4.5 4.5L19 7.5');
export const CloseIcon = drawIcon('M6 6l12 12M18 6 6 18');
export const PlusIcon = drawIcon('M12 5v14M5 12h14');
export const MinusIcon = drawIcon('M5 12h14');
export const MenuIcon = drawIcon('M4 7h16M4 12h16M4 17h16');
export const CartIcon = drawIcon(
  'M3 4h2.5l2.2 11h10l2.3-8H6.5',
  <>
    <circle cx="9.5" cy="19.5" r="1" />
    <circle cx="16.5" cy="19.5" r="1" />
  </>,
);
export const UserIcon = drawIcon(
  'M4 20.5c1.5-4 4.5-5.5 8-5.5s6.5 1.5 8 5.5',
  <circle cx="12" cy="8" r="4" />,
);
export const SearchIcon = drawIcon('m15.5 15.5 5 5', <circle cx="10" cy="10" r="6.5" />);
export const ArrowRightIcon = drawIcon('M5 12h14M13 6l6 6-6 6');
export const AlertIcon = drawIcon('M12 4 2.5 20h19zM12 10v4M12 17v.01');
export const InfoIcon = drawIcon('M12 11v5M12 8v.01', <circle cx="12" cy="12" r="9" />);
