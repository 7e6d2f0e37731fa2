import { chakra } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { currentOf, deskPages } from '#shared/desk-pages.ts';
import { useSignOut } from '#shared/use-sign-out.ts';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '0.5',
    '& :is(a, button)': {
      display: 'flex',
      alignItems: 'center',
      width: 'full',
      minHeight: { base: '11', lg: '2.25rem' },
      paddingInline: '3',
      borderRadius: 'md',
      fontSize: 'sm',
      fontWeight: 'semibold',
    },
    '& :is(a, button):hover': { background: 'sunken' },
    '& a[aria-current]': { background: 'gold', color: 'gold.ink' },
    '@media (forced-colors: active)': { '& a[aria-current]': { textDecoration: 'underline' } },
  },
});

/** Where staff can go, with a mark at where they are, and out. */
export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const { pathname } = useLocation();
  const { signOut } = useSignOut();
  return (
    <nav aria-label="Admin">
      <List onClick={onChoose}>
        {deskPages.map((place) => (
          <li key={place.to}>
            <Link to={place.to} aria-current={currentOf(place, pathname)}>
              {place.label}
            </Link>
          </li>
        ))}
        <chakra.li marginTop="2" paddingTop="2" borderTopWidth="1px" borderColor="line">
          <button type="button" onClick={signOut}>
            Logout
          </button>
        </chakra.li>
      </List>
    </nav>
  );
}
