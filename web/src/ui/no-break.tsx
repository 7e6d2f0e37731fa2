import { chakra } from '@chakra-ui/react';

/** Amounts, numbers and ranges, with their unit: "$64.99", "20-100 Mbps", "110 m²", "1-3". */
const figures = /(\$?\d[\d.,]*(?:-\d[\d.,]*)?(?: (?:[GM]bps|m²))?)/;

/** A text that breaks inside no number and no range. */
export function NoBreak({ children }: { children: string }) {
  return (
    <span>
      {children.split(figures).map(
        (part, index) =>
          part && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text may hold the same number twice.
            <chakra.span key={index} whiteSpace={index % 2 === 1 ? 'nowrap' : undefined}>
              {part}
            </chakra.span>
          ),
      )}
    </span>
  );
}
