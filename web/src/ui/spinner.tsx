import { chakra } from '@chakra-ui/react';
import { VisuallyHidden } from './visually-hidden.tsx';

const Ring = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: '0',
    borderWidth: '3px',
    borderColor: 'currentColor',
    borderBottomColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 900ms linear infinite',
    // A still ring with a gap would look broken, so with reduced motion the ring is closed and dimmed.
    _motionReduce: { animation: 'none', borderBottomColor: 'currentColor', opacity: '0.5' },
  },
  variants: {
    size: { sm: { width: '4', height: '4', borderWidth: '2px' }, md: { width: '8', height: '8' } },
  },
  defaultVariants: { size: 'md' },
});

/** Shows that something is running; `label` says what to screen readers. Leave it empty where text beside it does. */
export function Spinner({ label, size }: { label: string; size?: 'sm' | 'md' }) {
  if (!label) return <Ring size={size} aria-hidden />;
  return (
    <chakra.span role="status" display="inline-flex" color="gold.text">
      <Ring size={size} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </chakra.span>
  );
}
