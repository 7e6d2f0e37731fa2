import { chakra } from '@chakra-ui/react';
import type { NextStep } from '@kowhai/domain/orders/next-steps';
import * as m from 'framer-motion/m';
import { CheckIcon, CloseIcon } from '#ui/icons.tsx';
import { comingFrom, Motion } from '#ui/motion/motion.tsx';
import { useChangeCount } from '#ui/motion/use-change-count.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const List = chakra('ol', {
  base: {
    display: 'grid',
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '1.75rem minmax(0, 1fr)',
      columnGap: '3',
      paddingBottom: { base: '5', _print: '2' },
    },
    '& li:last-child': { paddingBottom: '0' },
    // The line between two marks.
    '& li:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      top: '1.75rem',
      bottom: '0',
      left: 'calc(0.875rem - 1px)',
      width: '2px',
      background: 'line',
    },
    '& li[data-state=done]::before': { background: 'gold.text' },
  },
});

const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '7',
    height: '7',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'line.control',
    background: 'surface',
    fontSize: 'sm',
  },
  variants: {
    state: {
      done: { borderColor: 'gold.ink', background: 'gold', color: 'gold.ink' },
      current: { borderColor: 'gold.text', boxShadow: 'inset 0 0 0 5px {colors.gold}' },
      upcoming: {},
      stopped: { borderColor: 'ink.muted', color: 'ink.muted' },
    },
  },
});

const spoken = { done: 'Done: ', current: 'Now: ', upcoming: 'Then: ', stopped: '' } as const;

export function NextStepList({ steps }: { steps: readonly NextStep[] }) {
  const changes = useChangeCount(steps.map(({ title }) => title).join());
  return (
    <Motion>
      <List>
        {steps.map(({ title, when, state, note }, index) => (
          <m.li
            // biome-ignore lint/suspicious/noArrayIndexKey: steps only grow at the end, and each change has the same title.
            key={`${title} ${index}`}
            initial={changes > 0 && comingFrom({ opacity: 0, x: -12 })}
            animate={{ opacity: 1, x: 0 }}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <Mark state={state} aria-hidden>
              {state === 'done' && <CheckIcon />}
              {state === 'stopped' && <CloseIcon />}
            </Mark>
            <div>
              <chakra.p fontWeight={state === 'upcoming' ? 'normal' : 'semibold'} lineHeight="snug">
                <VisuallyHidden>{spoken[state]}</VisuallyHidden>
                {title}
              </chakra.p>
              <chakra.p fontSize="sm" color="ink.muted">
                {when}
              </chakra.p>
              {note && (
                <chakra.p fontSize="sm" marginTop="1" whiteSpace="pre-line">
                  {note}
                </chakra.p>
              )}
            </div>
          </m.li>
        ))}
      </List>
    </Motion>
  );
}
