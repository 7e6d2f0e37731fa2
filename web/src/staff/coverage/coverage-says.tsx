import { Badge, Button, chakra } from '@chakra-ui/react';
import { type PlanCategory, planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import { describeCoverage, describeLeast, nameOfPostcode } from '@kowhai/domain/coverage/coverage';
import type { Order } from '@kowhai/domain/orders/order';
import { openStatuses } from '@kowhai/domain/orders/order-status';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#data/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import { withNotice } from '#staff/shared/parts/notices.ts';

const kindsOf = ({ orderServices }: Order): PlanCategory[] => [
  ...new Set(orderServices.map(({ category }) => category)),
];

/** Coverage at an order’s address, and a button that stores what the review has found. */
export function CoverageSays({ order }: { order: Order }) {
  const { postalCode } = order.serviceAddress;
  const { data: known } = useQuery(apiQuery('getCoverage', { params: { id: postalCode } }));
  const { mutate, isPending } = useChange('changeCoverage');
  if (!known) return postalCode;
  const isOpen = openStatuses.includes(order.status);
  return kindsOf(order).map((kind) => {
    const here = `${planCategoryNames[kind]} is here: set ${postalCode} to most homes`;
    const save = () =>
      mutate(
        { params: { id: postalCode }, body: { [kind]: 'most', updatedAt: known.updatedAt } },
        withNotice((saved) => describeCoverage(kind, saved[kind], nameOfPostcode(saved))),
      );
    return (
      <chakra.span key={kind} display="block">
        {known[kind] === 'not yet' && <Badge colorPalette="orange">Not yet</Badge>}{' '}
        {known[kind]
          ? describeCoverage(kind, known[kind], nameOfPostcode(known))
          : `Nothing noted for ${postalCode}`}
        {isOpen && known[kind] !== 'most' && (
          <Button
            variant="outline"
            size="xs"
            display="block"
            marginTop="1"
            disabled={isPending}
            onClick={save}
          >
            {here}
          </Button>
        )}
      </chakra.span>
    );
  });
}

/** An order’s town and its coverage there, by one call for a page of orders. */
export function useTownAndCoverage(orders: readonly Order[]): (order: Order) => string {
  const postcodes = [...new Set(orders.map(({ serviceAddress }) => serviceAddress.postalCode))]
    .filter((text) => /^\d{4}$/.test(text))
    .toSorted()
    .join(',');
  const { data = [] } = useQuery({
    ...apiQuery('listCoverage', { query: { postcodes } }),
    enabled: postcodes !== '',
  });
  const byPostcode = new Map(data.map((one) => [one._id, one]));
  return (order) => {
    const { city, postalCode } = order.serviceAddress;
    const least = describeLeast(kindsOf(order), byPostcode.get(postalCode));
    return least ? `${city} · ${least}` : city;
  };
}
