import { chakra } from '@chakra-ui/react';
import { priceLine } from '@kowhai/domain/cart/pricing';
import { formatMoney, toCents } from '@kowhai/domain/money';
import type { Order, OrderLine } from '@kowhai/domain/orders/order';
import { fileUrl } from '#data/firebase/storage-url.ts';
import { PlainLink } from '#ui/buttons/link.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type Row = OrderLine & { paid: 'each month' | 'once' };

const columns: readonly Column<Row>[] = [
  {
    header: 'Product',
    isRowHeader: true,
    cell: ({ name, term, offerSummaryPath }) => (
      <>
        {term ? `${name}, ${term}` : name}
        {offerSummaryPath && (
          <chakra.span data-print="hide" display="block" fontSize="sm" fontWeight="normal">
            <PlainLink href={fileUrl(offerSummaryPath)}>
              Offer summary<VisuallyHidden> for {name}</VisuallyHidden> (PDF)
            </PlainLink>
          </chakra.span>
        )}
      </>
    ),
  },
  { header: 'Paid', cell: ({ paid }) => paid },
  {
    header: 'Quantity',
    align: 'end',
    // What one costs is only news where there are several.
    cell: ({ price, qty }) => (qty === 1 ? qty : `${qty} × ${formatMoney(toCents(price))}`),
  },
  { header: 'Price', align: 'end', cell: (line) => formatMoney(priceLine(line)) },
];

/** What was ordered, at the names and prices of that day. */
export function OrderLineTable({ order }: { order: Pick<Order, 'orderServices' | 'orderHardwares'> }) {
  const rows: Row[] = [
    ...order.orderServices.map((line) => ({ ...line, paid: 'each month' as const })),
    ...order.orderHardwares.map((line) => ({ ...line, paid: 'once' as const })),
  ];
  return (
    <DataTable
      caption="Services and add-ons in this order"
      columns={columns}
      rows={rows}
      getKey={({ _id }) => _id}
    />
  );
}
