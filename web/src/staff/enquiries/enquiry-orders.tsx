import { Card, Flex, Grid, Text } from '@chakra-ui/react';
import type { EnquiryDetails } from '@kowhai/domain/enquiries/stored-enquiry';
import { statusOf } from '@kowhai/domain/orders/order-status';
import { formatShortDay } from '@kowhai/domain/time/date';
import { StatusBadge } from '#shared/orders/status-badge.tsx';
import { paths } from '#shared/paths.ts';
import { listLines } from '#staff/orders/list/order-csv.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { usePersonsOrders } from './use-persons-orders.ts';

/** The last orders of whoever asks, the newest first. */
export function EnquiryOrders({ enquiry }: { enquiry: EnquiryDetails }) {
  const { orders, list } = usePersonsOrders(enquiry);
  if (orders === undefined) return null;
  if (orders.length === 0)
    return (
      <Text textStyle="sm" color="fg.muted">
        No orders from {enquiry.email}.
      </Text>
    );
  return (
    <Grid as="ul" gap="2" aria-label="Orders">
      {orders.map((order) => (
        <Card.Root as="li" key={order._id} size="sm">
          <Card.Body gap="1">
            <Flex justify="space-between" align="center" gap="2">
              <TextLink to={paths.order(order._id)} fontWeight="semibold">
                {order.number}
              </TextLink>
              <StatusBadge status={statusOf(order)} />
            </Flex>
            <Text textStyle="sm" color="fg.muted">
              {listLines([...order.orderServices, ...order.orderHardwares])}, {order.serviceAddress.city},
              placed {formatShortDay(order.createdAt)}
            </Text>
          </Card.Body>
        </Card.Root>
      ))}
      <li>
        <TextLink to={list}>All orders from {enquiry.email}</TextLink>
      </li>
    </Grid>
  );
}
