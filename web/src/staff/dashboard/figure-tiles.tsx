import { chakra, defineRecipe } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { writeCount } from '#staff/shared/parts/describe-count.ts';

const Tiles = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))',
    gap: '3',
    '& > li': { display: 'grid' },
  },
});

const tile = defineRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    padding: { base: '3', md: '4' },
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'line',
    background: 'surface',
    '&:is(a):hover': { borderColor: 'ink' },
    '& > span': { fontSize: 'sm', lineHeight: 'snug' },
    '&:is(a) > span': { textDecorationLine: 'underline' },
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
});

const LinkTile = chakra(Link, tile);
const PlainTile = chakra('div', tile);

export type Figure = {
  name: string;
  count: number;
  /** The list of what is counted; undefined where there is none. */
  to: string | undefined;
  /** The colour while the count is not zero. */
  tone?: 'plain' | 'warning' | 'danger';
};

export function FigureTiles({ figures }: { figures: readonly Figure[] }) {
  return (
    <Tiles>
      {figures.map((figure) => (
        <li key={figure.name}>
          <Tile {...figure} />
        </li>
      ))}
    </Tiles>
  );
}

function Tile({ name, count, to, tone = 'plain' }: Figure) {
  const look = { tone: count > 0 ? tone : 'plain' } as const;
  const content = (
    <>
      <span>{name}</span>
      <strong>{writeCount(count)}</strong>
    </>
  );
  return to ? (
    <LinkTile to={to} {...look}>
      {content}
    </LinkTile>
  ) : (
    <PlainTile {...look}>{content}</PlainTile>
  );
}
