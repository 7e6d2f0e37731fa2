/** What an order may be changed to. */
import type { Hardware } from '#domain/catalogue/hardware.ts';
import type { Plan } from '#domain/catalogue/plan.ts';
import type { Order, OrderLine } from './order.ts';

export type Catalogue = { plans: readonly Plan[]; hardware: readonly Hardware[] };

type Sold = { _id: string };
type Stocked = Sold & { countInStock?: number | undefined };

type Ordered = Pick<Order, 'orderServices' | 'orderHardwares'>;

/**
 * The catalogue for one order: what it holds keeps its name and price, even if it is no longer sold or deleted, and its
 * units count as in stock.
 */
export function offerTo<P extends Sold, H extends Stocked>(
  { orderServices, orderHardwares }: Ordered,
  catalogue: { plans: readonly P[]; hardware: readonly H[] },
): { plans: readonly P[]; hardware: readonly H[] } {
  return {
    plans: keepLines(orderServices, catalogue.plans),
    hardware: keepLines(orderHardwares, catalogue.hardware).map((item) => {
      const held = orderHardwares.find(({ _id }) => _id === item._id)?.qty ?? 0;
      return { ...item, countInStock: (item.countInStock ?? 0) + held };
    }),
  };
}

/** What a cart shows of an item, where only the order's line is left of it. */
const forgotten = {
  download: '',
  upload: '',
  dataCap: '',
  term: '',
  equipment: '',
  worksWith: [],
  isModem: false,
  shortDescription: '',
  imagePath: '',
  imageAlt: '',
  countInStock: 0,
};

function keepLines<I extends { _id: string }>(lines: readonly OrderLine[], sold: readonly I[]): I[] {
  // Of a deleted item, carts and orders need nothing else. The schemas of whole items would make pages heavy.
  const kept = lines.map(({ qty: _, ...line }) => ({
    ...(sold.find(({ _id }) => _id === line._id) ?? forgotten),
    ...line,
    isPublished: true,
  })) as unknown as I[];
  return [...kept, ...sold.filter(({ _id }) => !kept.some((item) => item._id === _id))];
}
