import { chakra } from '@chakra-ui/react';
import type { Queue } from './sort-queue.ts';

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '3',
    '& > div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      padding: { base: '3', md: '4' },
      borderRadius: 'md',
      borderWidth: '1px',
      borderColor: 'line',
      background: 'surface',
    },
    '& dt': { fontSize: 'sm', lineHeight: 'snug' },
    '& dd': {
      fontSize: '2xl',
      fontWeight: 'bold',
      lineHeight: 'snug',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-alarm=true]': { background: 'danger.bg', borderColor: 'danger.text', color: 'danger.text' },
    '& [data-due=true]': { background: 'warning.bg', borderColor: 'warning.text', color: 'warning.text' },
  },
});

export function WaitingCounts({ counts }: Pick<Queue, 'counts'>) {
  return (
    <Figures>
      <div data-alarm={counts.late > 0}>
        <dt>Late</dt>
        <dd>{counts.late}</dd>
      </div>
      <div data-due={counts['due today'] > 0}>
        <dt>Due today</dt>
        <dd>{counts['due today']}</dd>
      </div>
      <div>
        <dt>On time</dt>
        <dd>{counts['on time']}</dd>
      </div>
    </Figures>
  );
}
