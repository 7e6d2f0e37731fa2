import { chakra } from '@chakra-ui/react';
import { listNextSteps } from '@kowhai/domain/orders/next-steps';
import type { Order } from '@kowhai/domain/orders/order';
import { isCancelledStatus } from '@kowhai/domain/orders/order-status';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { serverNow } from '#data/client/server-clock.ts';
import { orderQuery } from '#data/queries.ts';
import { LoadError } from '#shared/load-error.tsx';
import { EmailText } from '#shared/mail-link.tsx';
import { OrderHeader } from '#shared/orders/order-header.tsx';
import { OrderLoading } from '#shared/orders/order-sections.tsx';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { announce } from '#state/announcer.ts';
import { dropPlacedOrder, isPlacedOrder } from '#state/pending-order.ts';
import { Blossoms } from '#ui/blossoms.tsx';
import { Breadcrumbs } from '#ui/buttons/breadcrumbs.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { OrderDetails } from './order-details.tsx';

/** Milliseconds. Customers must see within five seconds what staff did, including the time of the request. */
const followMs = 4000;

/** The profile with its orders tab open. */
const profileOrdersPath = `${paths.profile()}?tab=orders`;

/** An order for its customer: a thank-you right after placing it, and its current status. */
export function OrderPage() {
  const { id = '' } = useParams();
  const {
    data: order,
    error,
    refetch,
  } = useQuery({
    ...orderQuery(id),
    // Polls only while the tab is visible, and refetches at once when it becomes visible again.
    refetchInterval: followMs,
    refetchOnWindowFocus: 'always',
  });
  const isJustPlaced = useJustPlaced(id);
  useAnnouncedStatus(order);
  const isThanked = isJustPlaced && order && !isCancelledStatus(order.status);

  if (error?.code === 'NOT_FOUND') return <UnknownOrder />;
  return (
    <Container paddingBottom={{ base: '6', lg: '12', _print: '0' }}>
      <PageHead title={order ? `Order ${order.number}` : 'Order'} />
      {isThanked ? (
        <OrderHeader
          order={order}
          breadcrumbs={<Blossoms />}
          title={`Thank you, ${order.user.firstName}`}
          lead={
            <chakra.span display="block" marginBottom="3" overflowWrap="anywhere">
              We’ve got your order request <chakra.strong whiteSpace="nowrap">{order.number}</chakra.strong>.{' '}
              <span>
                We’ll email a confirmation to <EmailText email={order.user.email} />.
              </span>
            </chakra.span>
          }
        />
      ) : (
        <OrderHeader
          order={order}
          breadcrumbs={
            <Breadcrumbs
              trail={[{ label: 'Your orders', to: profileOrdersPath }]}
              current={order?.number ?? 'Order'}
            />
          }
        />
      )}
      {order && <OrderDetails order={order} />}
      {!order && error && <LoadError what="this order" failure={error} onRetry={refetch} />}
      {!order && !error && <OrderLoading />}
    </Container>
  );
}

/** Has screen readers say what the team did to the order while its page is open: its status, and each step's new day. */
function useAnnouncedStatus(order: Order | undefined): void {
  const heard = useRef<{ id: string; words: string }>(null);
  useEffect(() => {
    if (!order) return;
    const words = describeStatus(order);
    if (heard.current?.id === order._id && heard.current.words !== words) announce(words);
    heard.current = { id: order._id, words };
  }, [order]);
}

/** "Processing, being set up: Since Friday 20 November. Connected: On Monday 23 November." */
function describeStatus(order: Order): string {
  const steps = listNextSteps(order, serverNow());
  const last = steps.findIndex(({ state }) => state === 'current');
  const told = last === -1 ? steps.slice(-1) : steps.slice(last);
  return told.map(({ title, when }) => `${title}: ${when}.`).join(' ');
}

/** The same page for missing orders and for those of other people. */
function UnknownOrder() {
  return (
    <Container paddingBlock="10">
      <PageHead title="Order not found" />
      <EmptyState
        title="We couldn’t find that order"
        headingLevel="h1"
        action={<LinkButton to={profileOrdersPath}>See your orders</LinkButton>}
      >
        Check the address for typos. The order may have been deleted.
      </EmptyState>
    </Container>
  );
}

/** Whether the order was placed just now; stays true while this page is open. */
function useJustPlaced(orderId: string): boolean {
  // Read before the first render, so that the thank-you does not appear later and move the page.
  const [isJustPlaced] = useState(() => isPlacedOrder(orderId));
  useEffect(() => {
    if (isJustPlaced) dropPlacedOrder();
  }, [isJustPlaced]);
  return isJustPlaced;
}
