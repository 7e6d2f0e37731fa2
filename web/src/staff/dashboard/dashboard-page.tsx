import { Box, chakra, Grid, Text } from '@chakra-ui/react';
import type { Dashboard } from '@kowhai/domain/api/staff';
import { lowStock } from '@kowhai/domain/catalogue/catalogue-change';
import { isUnderWayStatus } from '@kowhai/domain/orders/order-status';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#data/staff/staff-queries.ts';
import { useDesk } from '#data/staff/use-desk.ts';
import { paths } from '#shared/paths.ts';
import { SiteStatus } from '#staff/catalogue/publish-state.tsx';
import { useLateEnquiries } from '#staff/enquiries/use-late-enquiries.ts';
import { writeCount } from '#staff/shared/parts/describe-count.ts';
import { Loaded } from '#staff/shared/parts/loaded.tsx';
import { StaffHeader } from '#staff/shared/parts/staff-header.tsx';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { DashboardSection, FigureTiles, listOpenFigures } from './dashboard-parts.tsx';
import { SalesByDay } from './sales-by-day.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

export function DashboardPage() {
  return (
    <>
      <StaffHeader title="Dashboard" />
      <Box marginBottom="6" _empty={{ display: 'none' }}>
        <SiteStatus path={paths.home()} isFailureOnly />
      </Box>
      <Loaded what="the dashboard" query={useQuery(apiQuery('getDashboard', {}))} height="22rem">
        {(dashboard) => <DashboardView dashboard={dashboard} />}
      </Loaded>
    </>
  );
}

function DashboardView({ dashboard }: { dashboard: Dashboard }) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 2fr)' }}
      // However few orders wait, the sales are right below them.
      templateRows={{ xl: 'auto 1fr' }}
      gap={{ base: '10', xl: '12' }}
      alignItems="start"
    >
      <WaitingOrders first={dashboard.first} />
      <Grid gap="10" gridColumn={{ xl: '2' }} gridRow={{ xl: '1 / 3' }}>
        <Figures />
        <StockWatch items={dashboard.lowStock} count={dashboard.lowStockCount} />
      </Grid>
      <SalesByDay days={dashboard.days} />
    </Grid>
  );
}

function Figures() {
  const desk = useDesk();
  const late = useLateEnquiries();
  return (
    <DashboardSection title="Also today">
      <FigureTiles
        figures={[
          {
            name: 'Late enquiries',
            count: late?.count ?? undefined,
            to: paths.adminEnquiries({ due: 'late' }),
            tone: 'danger',
          },
          {
            name: 'Unanswered enquiries',
            count: desk?.enquiries.Unanswered,
            to: paths.adminEnquiries({ status: 'Unanswered' }),
            tone: 'warning',
          },
          ...listOpenFigures(desk, isUnderWayStatus),
        ]}
      />
    </DashboardSection>
  );
}

function StockWatch({ items, count }: { items: Dashboard['lowStock']; count: number }) {
  const all = items.length < count ? `All ${writeCount(count)} with low stock` : 'All low stock';
  const lowFirst = { state: 'published', stock: 'low', sort: 'countInStock' };
  return (
    <DashboardSection title="Low stock" lead={`Published hardware with ${lowStock} or fewer left.`}>
      {items.length === 0 ? <Text>Nothing’s running low.</Text> : <StockList items={items} />}
      <TextLink
        to={paths.adminHardwareList(items.length > 0 ? lowFirst : { sort: 'countInStock' })}
        standalone
        justifySelf="start"
      >
        {items.length > 0 ? all : 'All hardware by stock'}
      </TextLink>
    </DashboardSection>
  );
}

function StockList({ items }: { items: Dashboard['lowStock'] }) {
  return (
    <chakra.ul borderTopWidth="1px" borderColor="line">
      {items.map(({ _id, name, countInStock }) => (
        <chakra.li
          key={_id}
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="4"
          paddingBlock="1"
          borderBottomWidth="1px"
          borderColor="line"
        >
          <TextLink to={paths.adminHardwareEdit(_id)} standalone>
            {name}
          </TextLink>
          {countInStock === 0 ? (
            <Badge tone="danger">Sold out</Badge>
          ) : (
            <Badge tone="warning">{countInStock} left</Badge>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
