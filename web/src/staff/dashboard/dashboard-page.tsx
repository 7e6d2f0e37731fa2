import { Box, Grid } from '@chakra-ui/react';
import type { Dashboard } from '@kowhai/domain/api/staff';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#data/staff-queries.ts';
import { paths } from '#shared/paths.ts';
import { SiteStatus } from '#staff/catalogue/site-status.tsx';
import { Loaded } from '#staff/shared/parts/loaded.tsx';
import { StaffHeader } from '#staff/shared/parts/staff-header.tsx';
import { DashboardSection } from './dashboard-section.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { SalesByDay } from './sales-by-day.tsx';
import { StockWatch } from './stock-watch.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

export function DashboardPage() {
  return (
    <>
      <StaffHeader title="Dashboard" />
      <Box marginBottom="6" _empty={{ display: 'none' }}>
        <SiteStatus path={paths.home()} />
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
      gap={{ base: '10', xl: '12' }}
      alignItems="start"
    >
      <WaitingOrders waiting={dashboard.waiting} />
      <Grid gap="10">
        <Figures dashboard={dashboard} />
        <StockWatch items={dashboard.lowStock} />
      </Grid>
      <Box gridColumn={{ xl: '1 / -1' }}>
        <SalesByDay days={dashboard.days} />
      </Box>
    </Grid>
  );
}

function Figures({ dashboard }: { dashboard: Dashboard }) {
  const { processing, unansweredEnquiries, lateEnquiries } = dashboard;
  return (
    <DashboardSection title="Also today">
      <FigureTiles
        figures={[
          {
            name: 'Late enquiries',
            count: lateEnquiries,
            to: paths.adminEnquiries({ due: 'late' }),
            tone: 'danger',
          },
          {
            name: 'Unanswered enquiries',
            count: unansweredEnquiries,
            to: paths.adminEnquiries({ status: 'Unanswered' }),
            tone: 'warning',
          },
          {
            name: 'Orders being processed',
            count: processing,
            to: paths.adminOrders({ status: 'processing' }),
          },
        ]}
      />
    </DashboardSection>
  );
}
