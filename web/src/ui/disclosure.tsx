import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons.tsx';
import { NoBreak } from './no-break.tsx';

const Details = chakra('details', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'line',
    '& > summary svg': { transition: 'transform 120ms' },
    '&[open] > summary svg': { transform: 'rotate(0.5turn)' },
    // On paper nothing can be opened.
    _print: {
      '&::details-content': { contentVisibility: 'visible' },
      '& > summary svg': { display: 'none' },
    },
  },
});

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: { base: '14', _print: '0' },
    paddingBlock: { base: '3', _print: '1' },
    fontWeight: 'semibold',
    lineHeight: 'snug',
    // A long word must not widen the page.
    overflowWrap: 'anywhere',
  },
});

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  /** For what is not running text, such as a table. */
  isWide?: boolean;
  open?: boolean;
  onToggle?: (isOpen: boolean) => void;
};

/**
 * A question that opens onto its answer. A native `details` element, so that it works before hydration. It prints open.
 */
export function Disclosure({ summary, children, isWide = false, open, onToggle }: DisclosureProps) {
  return (
    <Details open={open} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <Summary>
        {summary}
        <ChevronDownIcon />
      </Summary>
      <chakra.div paddingBottom="5" {...(!isWide && { maxWidth: 'prose', color: 'ink.muted' })}>
        {children}
      </chakra.div>
    </Details>
  );
}

type AccordionProps = { entries: readonly { question: string; answer: ReactNode }[] };

export function Accordion({ entries }: AccordionProps) {
  return (
    <chakra.div borderTopWidth="1px" borderColor="line">
      {entries.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          {typeof answer === 'string' ? <NoBreak>{answer}</NoBreak> : answer}
        </Disclosure>
      ))}
    </chakra.div>
  );
}
