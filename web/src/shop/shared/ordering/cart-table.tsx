import { chakra } from '@chakra-ui/react';
import type { Cart, CartHardware, CartPlan } from '@kowhai/domain/cart/cart';
import { priceLine } from '@kowhai/domain/cart/pricing';
import { formatMoney, toCents } from '@kowhai/domain/money';
import type { ReactNode } from 'react';
import { CatalogueImage } from '#shared/catalogue/catalogue-image.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { NoBreak } from '#ui/no-break.tsx';
import { type Column, DataTable } from '#ui/table/data-table.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { describeUnfitHardware } from './describe-unfit-hardware.ts';
import { QuantitySelect } from './quantity-select.tsx';

export type CartLine = CartPlan | CartHardware;
export const isHardware = (line: CartLine): line is CartHardware => 'countInStock' in line;

type Count = (item: CartHardware, qty: number) => void;

type CartTableProps = {
  caption: string;
  cart: Cart;
  onCount: Count;
  onRemove: (line: CartLine) => void;
  /** Lines that can't be removed. */
  isKept?: (line: CartLine) => boolean;
  /** What else can be done with a line, below its name. */
  renderActions: (line: CartLine) => ReactNode;
};

/** The lines of a cart, or of a request that is being changed. */
export function CartTable(props: CartTableProps) {
  const { caption, cart, onCount, onRemove, isKept, renderActions } = props;
  const columns: Column<CartLine>[] = [
    {
      header: 'Product',
      isRowHeader: true,
      cell: (line) => (
        <Product line={line} plans={cart.plans}>
          {renderActions(line)}
        </Product>
      ),
    },
    {
      header: 'Price',
      align: 'end',
      cell: (line) => <Amount line={line} cents={toCents(line.price)} />,
    },
    { header: 'Quantity', align: 'end', cell: (line) => <Quantity line={line} onCount={onCount} /> },
    {
      header: 'Total',
      align: 'end',
      cell: (line) => (
        <strong>
          <Amount line={line} cents={priceLine(line)} />
        </strong>
      ),
    },
    {
      header: 'Remove',
      hideHeader: 'on-cards',
      align: 'end',
      cell: (line) =>
        !isKept?.(line) && (
          <Button variant="quiet" size="sm" onClick={() => onRemove(line)}>
            Remove<VisuallyHidden> {line.name}</VisuallyHidden>
          </Button>
        ),
    },
  ];
  return (
    <DataTable<CartLine>
      caption={caption}
      columns={columns}
      rows={[...cart.plans, ...cart.hardware]}
      getKey={(line) => line._id}
    />
  );
}

const Amount = ({ line, cents }: { line: CartLine; cents: number }) => (
  <NoBreak>{`${formatMoney(cents)}${isHardware(line) ? '' : ' a month'}`}</NoBreak>
);

type ProductProps = { line: CartLine; plans: Cart['plans']; children: ReactNode };

function Product({ line, plans, children }: ProductProps) {
  const unfit = isHardware(line) && describeUnfitHardware(line, plans);
  return (
    // Enlarged text leaves no room beside the picture on a phone, so the name wraps below.
    <chakra.span display="flex" flexWrap="wrap" gap="3" alignItems="start" width="full">
      <chakra.span flex="none" width="16" aria-hidden>
        <LinePicture line={line} />
      </chakra.span>
      <chakra.span display="grid" flex="1 1 6rem" justifyItems="start">
        {line.name}
        <chakra.span display="flex" flexWrap="wrap" alignItems="baseline" columnGap="4">
          {children}
        </chakra.span>
        {unfit && (
          <chakra.span fontSize="sm" fontWeight="normal" color="warning.text">
            {unfit}
          </chakra.span>
        )}
      </chakra.span>
    </chakra.span>
  );
}

function LinePicture({ line }: { line: CartLine }) {
  if (isHardware(line)) return <CatalogueImage path={line.imagePath} alt="" sizes="4rem" />;
  return (
    <chakra.img
      src={`/art/${line.category}.svg`}
      alt=""
      width="16"
      height="12"
      loading="lazy"
      borderRadius="md"
    />
  );
}

/** The quantity of a plan is always 1; that of hardware is 1 to the stock. */
function Quantity({ line, onCount }: { line: CartLine; onCount: Count }) {
  if (!isHardware(line)) return <>{line.qty}</>;
  return (
    <QuantitySelect
      label={`Quantity of ${line.name}`}
      value={line.qty}
      countInStock={line.countInStock}
      onChange={(qty) => onCount(line, qty)}
    />
  );
}
