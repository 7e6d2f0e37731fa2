import { chakra } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { currentOf, places } from './places.ts';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '0.5',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: '11', lg: '2.25rem' },
      paddingInline: '3',
      borderRadius: 'md',
      fontSize: 'sm',
      fontWeight: 'semibold',
    },
    '& a:hover': { background: 'sunken' },
    '& a[aria-current]': { background: 'gold', color: 'gold.ink' },
    '@media (forced-colors: active)': { '& a[aria-current]': { textDecoration: 'underline' } },
  },
});

/** Where staff can go, with a mark at where they are. */
export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Admin">
      <List onClick={onChoose}>
        {places.map((place) => (
          <li key={place.to}>
            <Link to={place.to} aria-current={currentOf(place, pathname)}>
              {place.label}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
