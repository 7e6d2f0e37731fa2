import { chakra } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { Heading } from '#ui/text.tsx';

// Keeps a focused element clear of the bars at the top and the bottom of a phone's window.
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '12' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23rem' },
    lgDown: {
      '& :is(a, button, input, select, textarea, summary, [tabindex])': { scrollMargin: '5.5rem 0 6rem' },
    },
  },
});

// On a phone its parts are the grid's, whose whole length the buttons stay in sight for.
const Side = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    lg: { position: 'sticky', top: '6' },
    lgDown: { display: 'contents' },
  },
});

const Panel = chakra('aside', {
  base: {
    display: 'grid',
    gap: '4',
    padding: '5',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'leaf',
    background: 'surface',
  },
});

// A window that is too low for them shows them at their place alone.
const Actions = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    '& > *': { flex: '1' },
    '@media (min-height: 30rem)': { position: 'sticky', bottom: '0', zIndex: '5' },
    paddingBlock: '3',
    background: 'paper',
    lgDown: {
      marginInline: '-gutter',
      paddingInline: 'gutter',
      borderBlockWidth: '1px',
      borderColor: 'line',
      background: 'surface',
    },
    md: { lgDown: { marginInline: '-8', paddingInline: '8' } },
  },
});

const Bar = chakra('details', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '5',
    marginInline: '-gutter',
    borderBlockWidth: '1px',
    borderColor: 'line',
    background: 'surface',
    boxShadow: 'raised',
    md: { marginInline: '-8' },
    lg: { display: 'none' },
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: '14',
      paddingInline: 'gutter',
      paddingBlock: '2',
      fontWeight: 'semibold',
      lineHeight: 'snug',
    },
    '& > summary svg': { transition: 'transform 120ms' },
    '&[open] > summary svg': { transform: 'rotate(0.5turn)' },
    '& > div': {
      maxHeight: '65dvh',
      overflowY: 'auto',
      padding: '4',
      borderTopWidth: '1px',
      borderColor: 'line',
    },
  },
});

type SummaryLayoutProps = {
  /** The title of the summary: "Your order". */
  title: string;
  summary: ReactNode;
  /** The summary in a few words, for the bar: "$79.99 each month". */
  gist: ReactNode;
  /** The buttons that lead on and back, always in sight. */
  actions?: ReactNode;
  /** Shown below the buttons, or instead of them where there is more to read. */
  end?: ReactNode;
  children: ReactNode;
};

/** A checkout step with its summary at the side, or on a phone in a bar that opens until the summary itself comes. */
export function SummaryLayout({ title, summary, gist, actions, end, children }: SummaryLayoutProps) {
  const panel = useRef<HTMLDivElement>(null);
  const bar = useBar(panel);
  return (
    <Grid>
      <Bar visibility={bar === 'passed' ? 'hidden' : undefined} hidden={bar === 'needless'}>
        <summary>
          <span>
            {title}: {gist}
          </span>
          <ChevronDownIcon />
        </summary>
        <div>{summary}</div>
      </Bar>
      <chakra.div minWidth="0">{children}</chakra.div>
      {/* Beside the page's heading where much is to be read before the button, so that it is in an ordinary window. */}
      <Side marginTop={{ xl: actions ? undefined : '-10rem' }}>
        <Panel ref={panel} aria-label={title}>
          <Heading size="md">{title}</Heading>
          {summary}
        </Panel>
        {actions && <Actions>{actions}</Actions>}
        {end && (
          <chakra.div display="grid" gap="3">
            {end}
          </chakra.div>
        )}
      </Side>
    </Grid>
  );
}

/** How much of the window's height the summary's top has to leave to have arrived. */
const arrived = 0.75;

/**
 * Whether a phone's bar is shown: while the summary is still to come. Once it has arrived, the bar keeps its room, so
 * that nothing moves under a finger; on a page so short that both are seen at once, it takes none.
 */
function useBar(panel: RefObject<HTMLElement | null>): 'shown' | 'passed' | 'needless' {
  const [bar, setBar] = useState<'shown' | 'passed' | 'needless'>('shown');
  useLayoutEffect(() => {
    const top = panel.current?.getBoundingClientRect().top ?? 0;
    if (window.scrollY === 0 && top < window.innerHeight * arrived) setBar('needless');
  }, [panel]);
  useEffect(() => {
    const follow = ({ isIntersecting, boundingClientRect: { top } }: IntersectionObserverEntry) => {
      const hasCome = isIntersecting || top < 0;
      setBar((before) => (hasCome ? (before === 'needless' ? before : 'passed') : 'shown'));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (latest) follow(latest);
      },
      { rootMargin: `0px 0px ${(arrived - 1) * 100}% 0px` },
    );
    if (panel.current) observer.observe(panel.current);
    return () => observer.disconnect();
  }, [panel]);
  return bar;
}
