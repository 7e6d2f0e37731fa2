import * as m from 'framer-motion/m';
import { comingFrom, Motion, useChangeCount } from './motion.tsx';

/** A number that grows for a moment when it changes. */
export function ChangingNumber({ value }: { value: number }) {
  const changes = useChangeCount(value);
  return (
    <Motion>
      <m.span
        key={changes}
        initial={changes > 0 && comingFrom({ scale: 1.6 })}
        animate={{ scale: 1 }}
        style={{ display: 'inline-block' }}
      >
        {value}
      </m.span>
    </Motion>
  );
}
