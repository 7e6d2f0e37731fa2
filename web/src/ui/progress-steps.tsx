import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CheckIcon } from './icons.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const List = chakra('ol', {
  base: {
    // Steps share a line on the narrowest phone, none narrower than its text; enlarged text wraps to a second line.
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    fontSize: { base: 'xs', md: 'sm' },
    fontWeight: 'semibold',
    '& li': {
      flex: '1 1 4em',
      borderTopWidth: '4px',
      borderColor: 'line',
      color: 'ink.muted',
      whiteSpace: 'nowrap',
    },
    '& li[data-state=done]': { borderColor: 'gold.line', color: 'ink' },
    '& li[data-state=current]': { borderColor: 'gold', color: 'ink' },
    // Forced colours replace all others, so the states use three system colours.
    '@media (forced-colors: active)': {
      '& li': { borderColor: 'GrayText' },
      '& li[data-state=done]': { borderColor: 'CanvasText' },
      '& li[data-state=current]': { borderColor: 'Highlight' },
    },
    '& li > *': { display: 'flex', alignItems: 'center', gap: '0.5', minHeight: '11', lineHeight: 'snug' },
    '& a': { color: 'ink', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

export type ProgressStep = {
  label: string;
  /** Where a finished step leads; plain text without it. */
  to?: string | undefined;
};

type ProgressStepsProps = {
  /** The accessible name: "Checkout". */
  label: string;
  steps: readonly ProgressStep[];
  currentIndex: number;
  /** False while nothing is finished, wherever the person is. */
  isStarted?: boolean;
};

/** The steps of a task. Finished steps are links, the current one is marked, all others are plain text. */
export function ProgressSteps({ label, steps, currentIndex, isStarted = true }: ProgressStepsProps) {
  return (
    <nav aria-label={label} data-progress>
      <List>
        {steps.map(({ label: name, to }, index) =>
          isStarted && index < currentIndex ? (
            <li key={name} data-state="done">
              <Finished to={to}>
                <CheckIcon />
                {name}
                <VisuallyHidden> (done)</VisuallyHidden>
              </Finished>
            </li>
          ) : (
            <li
              key={name}
              data-state={index === currentIndex ? 'current' : 'ahead'}
              aria-current={index === currentIndex ? 'step' : undefined}
            >
              <span>{name}</span>
            </li>
          ),
        )}
      </List>
    </nav>
  );
}

function Finished({ to, children }: Pick<ProgressStep, 'to'> & { children: ReactNode }) {
  return to ? <Link to={to}>{children}</Link> : <span>{children}</span>;
}
