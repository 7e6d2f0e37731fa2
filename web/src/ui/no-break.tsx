import { chakra } from '@chakra-ui/react';

/** Order and phone numbers; amounts, numbers and ranges, with their unit: "$64.99 a month", "20-100 Mbps down", "110 m²", "1-3". */
const figures =
  /(KB-[0-9A-Z]{4}-[0-9A-Z]{4}|0\d{2,3} \d{3} \d{3,4}|\$?\d[\d.,]*(?:-\d[\d.,]*)?(?: (?:[GM]bps(?: (?:down|up))?|m²|a month))?)/;

const Piece = chakra('span', {
  variants: {
    // Enlarged letters may make a range wider than a phone.
    isFigure: { true: { '@media (min-width: 19em)': { whiteSpace: 'nowrap' } } },
  },
});

/** A text that breaks inside no number and no range. */
export function NoBreak({ children }: { children: string }) {
  return (
    <span>
      {children.split(figures).map(
        (part, index) =>
          part && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text may hold the same number twice.
            <Piece key={index} isFigure={index % 2 === 1}>
              {part}
            </Piece>
          ),
      )}
    </span>
  );
}
