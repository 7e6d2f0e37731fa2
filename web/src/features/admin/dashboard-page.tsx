import { chakra } from '@chakra-ui/react';
import { PageHead } from '#components/page-head.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { OrderQueue } from './order-queue.tsx';
import { StockWatch } from './stock-watch.tsx';

/** What a staff member needs to know at the start of the day. */
export function DashboardPage() {
  return (
    <>
      <PageHead title="Dashboard" />
      <PageHeader title="Dashboard" />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        gap={{ base: '10', xl: '12' }}
        alignItems="start"
      >
        <OrderQueue />
        <StockWatch />
      </chakra.div>
    </>
  );
}
