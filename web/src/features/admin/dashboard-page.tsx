import { chakra } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';
import { PageHead } from '#components/page-head.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';
import { StockWatch } from './stock-watch.tsx';

type DashboardPageProps = {
  /** The waiting orders. Orders are a feature of their own, so the route table hands their part in. */
  orderQueue: ReactNode;
};

/** What a staff member needs to know at the start of the day. */
export function DashboardPage({ orderQueue }: DashboardPageProps) {
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
        <Suspense
          fallback={
            <LoadingShape label="Loading the waiting orders">
              <Skeleton height="20rem" />
            </LoadingShape>
          }
        >
          {orderQueue}
        </Suspense>
        <StockWatch />
      </chakra.div>
    </>
  );
}
