import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { Heading } from '#ui/text.tsx';

// Keeps a focused element clear of the bar at the top of a phone's window.
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '12' },
    alignItems: 'start',
    lg: { gridTemplateColumns: 'minmax(0, 1fr) 23rem' },
    lgDown: {
      '& :is(a, button, input, select, textarea, summary, [tabindex])': { scrollMargin: '5.5rem 0 1rem' },
    },
  },
});

const Aside = chakra('aside', {
  base: { display: 'grid', gap: '5', lg: { position: 'sticky', top: '6' } },
});

const Gist = chakra('div', {
  base: {
    order: '-2',
    display: 'grid',
    gap: '1',
    fontVariantNumeric: 'tabular-nums',
    lgDown: { display: 'none' },
  },
});

const Panel = chakra('div', {
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

const Bar = chakra('details', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '5',
    marginInline: '-4',
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
      paddingInline: '4',
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
  /** The buttons that lead on from this step. */
  actions: ReactNode;
  /** On a wide screen too, the amounts are above the buttons: they are short, and agreed to there. */
  amountsFirst?: boolean;
  children: ReactNode;
};

/**
 * A checkout step with its summary in reach: at the side, or on a phone in a bar that opens, until the summary itself
 * comes. At the side the buttons of most steps are above the summary, which would push them out of an ordinary window.
 */
export function SummaryLayout(props: SummaryLayoutProps) {
  const { title, summary, gist, actions, amountsFirst = false, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    if (panel.current) observer.observe(panel.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Grid>
      <Bar visibility={isInView ? 'hidden' : undefined}>
        <summary>
          <span>
            {title}: {gist}
          </span>
          <ChevronDownIcon />
        </summary>
        <div>{summary}</div>
      </Bar>
      <chakra.div minWidth="0">{children}</chakra.div>
      <Aside aria-label={title}>
        <Gist>
          <Heading size="md">{title}</Heading>
        </Gist>
        <Panel ref={panel}>{summary}</Panel>
        <chakra.div display="grid" gap="3" order={{ lg: amountsFirst ? undefined : '-1' }}>
          {actions}
        </chakra.div>
      </Aside>
    </Grid>
  );
}
