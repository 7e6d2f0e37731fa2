import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { adminSideLinks } from '#layout/account-nav-links.ts';
import { RequireAdmin } from '#layout/require-admin.tsx';
import { useSignOut } from '#layout/use-sign-out.ts';
import { Container } from '#ui/container.tsx';
import { StaffShortcutHelp } from './staff-shortcut-help.tsx';

const SideList = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: { lg: 'column' },
    overflowX: 'auto',
    gap: '1',
    paddingBlock: { base: '3', lg: '10' },
    '& a, & button': {
      display: 'flex',
      alignItems: 'center',
      width: 'full',
      minHeight: '11',
      paddingInline: '3',
      borderRadius: 'md',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
    },
    '& :is(a, button):hover': { background: 'sunken' },
    '& a[aria-current=page]': { background: 'gold', color: 'gold.ink' },
    '@media (forced-colors: active)': { '& a[aria-current=page]': { textDecoration: 'underline' } },
  },
});

/** The admin area: for admins, its side menu and, beside it, the page. On a phone the menu is a row that scrolls. */
export function AdminArea() {
  return (
    <RequireAdmin>
      <AdminFrame />
    </RequireAdmin>
  );
}

function AdminFrame() {
  const { signOut } = useSignOut();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);

  // Where the menu is a row, the page that is open is not left beyond its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: which link is current follows the address.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (current && list.current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft;
  }, [pathname]);

  return (
    <Container
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '12rem minmax(0, 1fr)' }}
      columnGap="10"
      alignItems="start"
      paddingBottom="12"
    >
      <nav aria-label="Admin">
        <SideList ref={list}>
          {adminSideLinks.map(({ label, to }, index) => (
            <li key={to}>
              {/* The first is the parent of the others, and current only on its own page. */}
              <NavLink to={to} end={index === 0}>
                {label}
              </NavLink>
            </li>
          ))}
          <li>
            <button type="button" data-leads-away onClick={() => void signOut()}>
              Logout
            </button>
          </li>
          <li>
            <StaffShortcutHelp
              renderButton={(open) => (
                <button type="button" onClick={open}>
                  Keyboard shortcuts
                </button>
              )}
            />
          </li>
        </SideList>
      </nav>
      <chakra.div minWidth="0">
        <Outlet />
      </chakra.div>
    </Container>
  );
}
