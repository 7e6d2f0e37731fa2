import { chakra } from '@chakra-ui/react';
import { waitingStatuses } from '@kowhai/domain/orders/order-status';
import { menuPages } from '@kowhai/domain/pages';
import { Link, useLocation } from 'react-router-dom';
import { useDesk } from '#data/staff/use-desk.ts';
import { paths } from '#shared/paths.ts';
import { useSignOut } from '#shared/use-sign-out.ts';
import { writeCount } from '#staff/shared/parts/describe-count.ts';
import { Badge } from '#ui/badge.tsx';

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

export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const { pathname } = useLocation();
  const { signOut } = useSignOut();
  const desk = useDesk();
  const waiting = new Map([
    [
      paths.adminOrders(),
      desk && waitingStatuses.reduce((sum, status) => sum + desk.orders.byStatus[status], 0),
    ],
    [paths.adminEnquiries(), desk?.enquiries.Unanswered],
  ]);
  return (
    <nav aria-label="Admin">
      <List onClick={onChoose}>
        {menuPages.map((place) => (
          <li key={place.to}>
            <Link to={place.to} aria-current={currentOf(place, pathname)}>
              {place.label}
              <Waiting count={waiting.get(place.to) ?? 0} />
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

export function currentOf(
  { to, parts }: (typeof menuPages)[number],
  pathname: string,
): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return parts.some((part) => pathname.startsWith(part)) ? 'true' : undefined;
}

function Waiting({ count }: { count: number }) {
  return count > 0 && <Badge marginInlineStart="auto">{writeCount(count)}</Badge>;
}
