import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';
import { comingFrom, Motion } from './motion.tsx';

/** Content that rises into its place. */
export function Rising({ children }: { children: ReactNode }) {
  return (
    <Motion>
      <m.div initial={comingFrom({ opacity: 0, y: 12 })} animate={{ opacity: 1, y: 0 }}>
        {children}
      </m.div>
    </Motion>
  );
}
