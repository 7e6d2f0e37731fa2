import { chakra, defineRecipe } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

const Tiles = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
    gap: '3',
    '& > li': { display: 'grid' },
  },
});

const Tile = chakra(
  Link,
  defineRecipe({
    base: {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      padding: { base: '3', md: '4' },
      borderRadius: 'md',
      borderWidth: '1px',
      borderColor: 'line',
      background: 'surface',
      _hover: { borderColor: 'ink' },
      '& > span': { fontSize: 'sm', lineHeight: 'snug', textDecorationLine: 'underline' },
      '& > strong': {
        fontSize: '2xl',
        lineHeight: 'snug',
        fontVariantNumeric: 'tabular-nums',
      },
    },
    variants: {
      tone: {
        plain: {},
        warning: { background: 'warning.bg', borderColor: 'warning.text', color: 'warning.text' },
        danger: { background: 'danger.bg', borderColor: 'danger.text', color: 'danger.text' },
      },
    },
  }),
);

export type Figure = {
  name: string;
  count: number;
  to: string;
  /** How it looks while there are any. */
  tone?: 'plain' | 'warning' | 'danger';
};

/** Figures that each lead to the list of what they count. */
export function FigureTiles({ figures }: { figures: readonly Figure[] }) {
  return (
    <Tiles>
      {figures.map(({ name, count, to, tone = 'plain' }) => (
        <li key={name}>
          <Tile to={to} tone={count > 0 ? tone : 'plain'}>
            <span>{name}</span>
            <strong>{count.toLocaleString('en-NZ')}</strong>
          </Tile>
        </li>
      ))}
    </Tiles>
  );
}
