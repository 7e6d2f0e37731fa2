import { Badge, Button, chakra } from '@chakra-ui/react';
import { type PlanCategory, planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import { type Coverage, describeCoverage, nameOfPostcode } from '@kowhai/domain/coverage/coverage';
import type { Order } from '@kowhai/domain/orders/order';
import { isOpenStatus } from '@kowhai/domain/orders/order-status';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#data/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import { showFailure, withNotice } from '#staff/shared/parts/notices.ts';
import { showToast } from '#state/toasts.ts';

const kindsOf = ({ orderServices }: Order): PlanCategory[] => [
  ...new Set(orderServices.map(({ category }) => category)),
];

/** Coverage at an order’s address, and a button that stores what the review has found: one home is some streets. */
export function CoverageSays({ order }: { order: Order }) {
  const { postalCode } = order.serviceAddress;
  const { data: known } = useQuery(apiQuery('getCoverage', { params: { id: postalCode } }));
  const { mutate, isPending } = useChange('changeCoverage');
  if (!known) return postalCode;
  const isOpen = isOpenStatus(order.status);
  return kindsOf(order).map((kind) => {
    const here = `${planCategoryNames[kind]} is here: set ${postalCode} to some streets`;
    const setBack = (saved: Coverage) => {
      const body = { [kind]: known[kind], exampleKinds: known.exampleKinds, updatedAt: saved.updatedAt };
      mutate(
        { params: { id: postalCode }, body },
        withNotice(() => `Took back: ${describeCoverage(kind, known[kind], nameOfPostcode(known))}`),
      );
    };
    const save = () =>
      mutate(
        { params: { id: postalCode }, body: { [kind]: 'some', updatedAt: known.updatedAt } },
        {
          onError: showFailure,
          onSuccess: (saved) =>
            showToast({
              status: 'success',
              message: describeCoverage(kind, saved[kind], nameOfPostcode(saved)),
              action: { label: 'Undo', run: () => setBack(saved) },
            }),
        },
      );
    return (
      <chakra.span key={kind} display="block">
        {known[kind] === 'not yet' && <Badge colorPalette="orange">Not yet</Badge>}{' '}
        {known[kind]
          ? describeCoverage(kind, known[kind], nameOfPostcode(known))
          : `Nothing noted for ${postalCode}`}
        {isOpen && known[kind] !== 'most' && known[kind] !== 'some' && (
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
