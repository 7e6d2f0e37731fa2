import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A placeholder for content that is loading: give it `height` and `width`. */
export const Skeleton = chakra('div', {
  base: {
    background: 'sunken',
    // Forced colours take the background away, and show the line.
    outline: '1px solid transparent',
    outlineOffset: '-1px',
    borderRadius: 'md',
    animation: 'pulse 1.6s ease-in-out infinite',
    _motionReduce: { animation: 'none' },
  },
});

/** Wraps skeletons: screen readers get one sentence in place of them. */
export function LoadingShape({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </chakra.div>
  );
}
