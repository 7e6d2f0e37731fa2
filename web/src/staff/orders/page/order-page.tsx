import { Box, Button, Flex } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { isOpenStatus } from '@kowhai/domain/orders/order-status';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { orderQuery } from '#data/queries.ts';
import { listQuery } from '#data/staff/staff-queries.ts';
import { useChangeEach } from '#data/use-change.ts';
import { LoadError } from '#shared/load-error.tsx';
import { OrderHeader } from '#shared/orders/order-header.tsx';
import { OrderLoading } from '#shared/orders/order-sections.tsx';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { dropOutdatedToasts } from '#staff/orders/actions/undo-toast.ts';
import { ownSortOf } from '#staff/orders/list/order-list-search.ts';
import { NeighbourButtons, useListNeighbours } from '#staff/shared/lists/list-neighbours.tsx';
import { usePageKeys } from '#staff/shared/parts/use-page-keys.ts';
import { NotFound } from '#staff/shared/records/record-page.tsx';
import { useColleagueNotice } from '#staff/shared/records/use-colleagues.ts';
import { Breadcrumbs } from '#ui/buttons/breadcrumbs.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderWarnings } from './order-warnings.tsx';
import { Letterhead, PackingSlip } from './packing-slip.tsx';

export function OrderPage() {
  const { id = '' } = useParams();
  const { data: order, error, refetch } = useQuery(orderQuery(id));
  const neighbours = useOrderNeighbours(id, order);
  usePageKeys({ n: writeNote });
  useColleagueNotice(id);
  const changeEach = useChangeEach();
  useEffect(() => {
    if (order) dropOutdatedToasts(changeEach, [order]);
  });

  const client = useQueryClient();
  const { next } = neighbours;
  useEffect(() => {
    if (next) void client.prefetchQuery(orderQuery(next));
  }, [next, client]);
  const { hash } = useLocation();
  const isThere = order !== undefined;
  useEffect(() => {
    if (isThere && hash === '#note') writeNote();
  }, [isThere, hash]);

  const [isSlip, setSlip] = useState(false);
  useEffect(() => {
    if (!isSlip) return;
    window.print();
    setSlip(false);
  }, [isSlip]);

  if (error?.code === 'NOT_FOUND') {
    const list = { label: 'Orders', to: paths.adminOrders() };
    return <NotFound thing="order" list={list} record={{ kind: 'order', id }} />;
  }
  return (
    <>
      <PageHead title={order ? `Order ${order.number}` : 'Order'} />
      {order && isSlip ? <PackingSlip order={order} /> : <Letterhead />}
      <Box display="contents" data-print={isSlip ? 'hide' : undefined}>
        <OrderHeader
          order={order}
          breadcrumbs={
            <Breadcrumbs
              trail={[{ label: 'Orders', to: neighbours.list }]}
              current={order?.number ?? 'Order'}
            />
          }
          isDense
          lead={order && <OrderWarnings order={order} />}
          actions={
            <Flex
              wrap="wrap"
              gap="2"
              // Lets the four buttons fit one line of a phone.
              css={{ mdDown: { '& > :is(a, button)': { paddingInline: '2' } } }}
              data-print="hide"
            >
              <NeighbourButtons neighbours={neighbours} />
              <Button variant="outline" disabled={!order} onClick={() => window.print()}>
                Print
              </Button>
            </Flex>
          }
        />
        {order && (
          <OrderDetails
            key={order._id}
            order={order}
            neighbours={neighbours}
            onPrintSlip={() => setSlip(true)}
          />
        )}
        {!order && error && <LoadError what="this order" failure={error} onRetry={refetch} />}
        {!order && !error && <OrderLoading />}
      </Box>
    </>
  );
}

/** The list that Previous and Next follow. For an order that was opened by URL, that is the list of its status. */
function useOrderNeighbours(id: string, order: Order | undefined) {
  const { state } = useLocation();
  const status = order?.status;
  const isListed = status !== undefined && isOpenStatus(status) && state === null;
  const filter = { status, sort: ownSortOf(status) };
  const { data } = useQuery({ ...listQuery('listOrders', filter), enabled: isListed });
  const found = isListed ? data?.rows.map(({ _id }) => _id) : undefined;
  const list = paths.adminOrders(isListed ? { status } : undefined);
  return useListNeighbours(id, paths.order, list, found);
}

function writeNote() {
  document.querySelector<HTMLElement>('#note textarea')?.focus();
}
