import { chakra } from '@chakra-ui/react';
import { type PlanCategory, planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import { describeCoverage, nameOfPostcode } from '@kowhai/domain/coverage/coverage';
import type { Order } from '@kowhai/domain/orders/order';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#data/staff/staff-queries.ts';
import { paths } from '#shared/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/buttons/link.tsx';

const kindsOf = ({ orderServices }: Order): PlanCategory[] => [
  ...new Set(orderServices.map(({ category }) => category)),
];

/** Coverage at an order’s address, and the way to its cell. */
export function CoverageSays({ order }: { order: Order }) {
  const { postalCode } = order.serviceAddress;
  const { data: known } = useQuery(apiQuery('getCoverage', { params: { id: postalCode } }));
  return (
    <>
      {known &&
        kindsOf(order).map((kind) => (
          <chakra.span key={kind} display="block">
            {known[kind] === 'not yet' && <Badge tone="warning">Not yet</Badge>}{' '}
            {known[kind] ? describeCoverage(kind, known[kind], nameOfPostcode(known)) : 'Nothing noted'}
          </chakra.span>
        ))}
      <TextLink to={paths.adminCoverage({ q: postalCode })}>Coverage of {postalCode}</TextLink>
    </>
  );
}

/** An order’s town, and what coverage says is not there yet, by one call for a page of orders. */
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
    const known = byPostcode.get(postalCode);
    const missing = kindsOf(order).find((kind) => known?.[kind] === 'not yet');
    return missing ? `${city} · ${planCategoryNames[missing]}: not yet` : city;
  };
}
