import { chakra } from '@chakra-ui/react';
import { addHardware, type Cart, type CartHardware, type CartPlan } from '@kowhai/domain/cart/cart';
import { priceLine } from '@kowhai/domain/cart/pricing';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { CatalogueImage } from '#shared/catalogue/catalogue-image.tsx';
import { paths } from '#shared/paths.ts';
import { describeUnfitHardware } from '#shop/shared/cart/describe-unfit-hardware.ts';
import { changeCart } from '#state/cart.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { type Column, DataTable } from '#ui/table/data-table.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { QuantitySelect } from './quantity-select.tsx';

type Line = CartPlan | CartHardware;
const isHardware = (line: Line): line is CartHardware => 'countInStock' in line;

type CartTableProps = { cart: Cart; onRemove: (line: Line) => void };

export function CartTable({ cart, onRemove }: CartTableProps) {
  const columns: Column<Line>[] = [
    { header: 'Product', isRowHeader: true, cell: (line) => <Product line={line} plans={cart.plans} /> },
    {
      header: 'Price',
      align: 'end',
      cell: (line) => `${formatMoney(toCents(line.price))}${isHardware(line) ? '' : ' a month'}`,
    },
    { header: 'Quantity', align: 'end', cell: (line) => <Quantity line={line} /> },
    {
      header: 'Total',
      align: 'end',
      cell: (line) => (
        <strong>{`${formatMoney(priceLine(line))}${isHardware(line) ? '' : ' a month'}`}</strong>
      ),
    },
    {
      header: 'Remove',
      hideHeader: 'on-cards',
      align: 'end',
      cell: (line) => (
        <Button variant="quiet" size="sm" paddingInline="2" marginInline="-2" onClick={() => onRemove(line)}>
          Remove<VisuallyHidden> {line.name}</VisuallyHidden>
        </Button>
      ),
    },
  ];
  return (
    <DataTable<Line>
      caption="What’s in your cart"
      columns={columns}
      rows={[...cart.plans, ...cart.hardware]}
      getKey={(line) => line._id}
    />
  );
}

function Product({ line, plans }: { line: Line; plans: Cart['plans'] }) {
  const unfit = isHardware(line) && describeUnfitHardware(line, plans);
  return (
    // Enlarged text leaves no room beside the picture on a phone, so the name wraps below.
    <chakra.span display="flex" flexWrap="wrap" gap="3" alignItems="start" width="full">
      <chakra.span flex="none" width="16" aria-hidden>
        <LinePicture line={line} />
      </chakra.span>
      <chakra.span display="grid" flex="1 1 6rem" justifyItems="start">
        {line.name}
        <TextLink to={isHardware(line) ? paths.addOns() : paths.planOrder(line._id)} standalone fontSize="sm">
          Edit<VisuallyHidden> {line.name}</VisuallyHidden>
        </TextLink>
        {unfit && (
          <chakra.span fontSize="sm" fontWeight="normal" color="warning.text">
            {unfit}
          </chakra.span>
        )}
      </chakra.span>
    </chakra.span>
  );
}

function LinePicture({ line }: { line: Line }) {
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
function Quantity({ line }: { line: Line }) {
  if (!isHardware(line)) return <>{line.qty}</>;
  return (
    <QuantitySelect
      label={`Quantity of ${line.name}`}
      value={line.qty}
      countInStock={line.countInStock}
      onChange={(qty) => changeCart((cart) => addHardware(cart, line, qty))}
    />
  );
}
