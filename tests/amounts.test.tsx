/** The same order on every screen, in a mail and in a file. */
import { describeAmounts, isTotalExplained } from '@kowhai/domain/cart/amounts';
import { addHardware, addPlan, emptyCart, setServiceAddress } from '@kowhai/domain/cart/cart';
import { computeTotals, toWireTotals } from '@kowhai/domain/cart/pricing';
import type { Order } from '@kowhai/domain/orders/order';
import { storeStatus } from '@kowhai/domain/orders/order-status';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeOrderMail } from '#functions/mail/words/order-mails.ts';
import { hardwareQuery, planQuery } from '#web/data/queries.ts';
import { CartPage } from '#web/shop/cart/cart-page.tsx';
import { DetailsPage } from '#web/shop/checkout/details-page.tsx';
import { PlaceOrderPage } from '#web/shop/checkout/place-order-page.tsx';
import { OrderDetails } from '#web/shop/orders/order-details.tsx';
import { listOrderSheetColumns } from '#web/staff/orders/list/order-sheet.ts';
import { OrderDetails as StaffOrderDetails } from '#web/staff/orders/page/order-details.tsx';
import { useCart } from '#web/state/cart.ts';
import { useSession } from '#web/state/session.ts';
import { aroha, fullCart, mesh, starter } from '#web/testing/example-checkout.ts';
import { exampleOrder } from '#web/testing/example-order.ts';
import { renderForTest } from '#web/testing/render.tsx';

const cart = addHardware(setServiceAddress(addPlan(emptyCart, starter), fullCart.serviceAddress), mesh, 2);
const order: Order = {
  ...exampleOrder,
  orderServices: [...cart.plans],
  orderHardwares: [...cart.hardware],
  orderItems: [...cart.plans, ...cart.hardware],
  ...toWireTotals(computeTotals(cart.plans, cart.hardware)),
};
const amounts = [
  ['Subtotal (3 items)', '$524.97'],
  ['Shipping, Standard Shipping (NZ-Wide)', '$9.99'],
  ['Total', '$534.96'],
  ['GST included in Total', '$69.78'],
  ['Each month', '$64.99'],
];
const meaning = /^Total is (your|the) first bill: first month, hardware and postage\.$/;

const neighbours = { next: undefined, openNext: undefined, leaveDeleted: () => {} };
const screens: Record<string, ReactNode> = {
  'the cart': <CartPage />,
  details: <DetailsPage />,
  review: <PlaceOrderPage />,
  'the customer’s order': <OrderDetails order={order} />,
  'the staff’s order': <StaffOrderDetails order={order} neighbours={neighbours} onPrintSlip={() => {}} />,
};

function show(content: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(planQuery('starter').queryKey, starter);
  client.setQueryData(hardwareQuery('mesh').queryKey, mesh);
  renderForTest(<QueryClientProvider client={client}>{content}</QueryClientProvider>);
}

/** Every list of amounts that is shown without a click. */
function readAmounts() {
  const lists = [...document.querySelectorAll('dl')].filter(({ textContent }) =>
    textContent.includes('Subtotal'),
  );
  // In a cart, the service address parts the list after its first line.
  return lists.map((list) =>
    [...(list.parentElement?.querySelectorAll(':scope > dl > div') ?? [])].map((row) => [
      [...(row.querySelector('dt')?.children ?? [])].map(({ textContent }) => textContent).join(', '),
      row.querySelector('dd')?.textContent,
    ]),
  );
}

const readCell = (cell: Element) => cell.textContent.replace(/Offer summary.*/, '');

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('[]'));
  useCart.setState({ cart, changes: [], isRead: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const lines = [
  ['Fibre Starter, No fixed term', '$64.99 a month', '1', '$64.99 a month'],
  ['Tūī Mesh 6', '$229.99', '2', '$459.98'],
];

it.each(['the customer’s order', 'the staff’s order'])(
  'the lines have Product, Price, Quantity and Total on %s',
  (name) => {
    show(screens[name]);
    const [head, ...rows] = screen.getAllByRole('row').map((row) => [...row.children].map(readCell));
    expect(head).toEqual(['Product', 'Price', 'Quantity', 'Total']);
    expect(rows).toEqual(lines);
  },
);

it.each(Object.entries(screens))('the amounts are shown under the same names on %s', (name, content) => {
  useSession.setState({ user: name === 'review' ? aroha : null, isRead: true });
  show(content);
  const lists = readAmounts();
  expect(lists.length).toBeGreaterThan(0);
  for (const list of lists) expect(list).toEqual(amounts);
  expect(screen.getAllByText(meaning)).toHaveLength(lists.length);
  expect(document.body.textContent).not.toMatch(/first payment|full breakdown/i);
  // Staff know both.
  const isForCustomers = name !== 'the staff’s order';
  expect(screen.queryAllByText('Nothing to pay today')).toHaveLength(isForCustomers ? lists.length : 0);
  expect(screen.queryAllByText('What else it costs').length > 0).toBe(isForCustomers);
  if (!isForCustomers) return;
  const open = screen.getAllByText('What else it costs')[0]?.closest('details');
  expect([...(open?.querySelectorAll('dt > span') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'First twelve months',
    'Connecting',
    'Leaving',
  ]);
});

it.each(['confirm-order', 'order-submitted'] as const)('a mail (%s) has them too', (kind) => {
  const { blocks } = writeOrderMail[kind](order, 'https://shop.example', order.createdAt);
  const tables = blocks.flatMap((block) => {
    if (typeof block !== 'object') return [];
    if (block.kind === 'lines') return [block.rows.map((row) => Object.values(row))];
    if (block.kind !== 'amounts') return [];
    return [block.rows.map(({ name, note, value }) => [note ? `${name}, ${note}` : name, value])];
  });
  expect(tables).toEqual([lines, amounts]);
  expect(JSON.stringify(blocks)).toMatch(/Total is (your|the) first bill: .* Nothing to pay today\./);
});

it('a file of orders has those that are stored', () => {
  const headers = listOrderSheetColumns(() => '').map(({ header }) => header);
  for (const name of ['Subtotal', 'Shipping', 'Total', 'GST included in Total'])
    expect(headers).toContain(name);
});

it('says nothing of a first bill where the total is the month’s price', () => {
  const plan = computeTotals(cart.plans, []);
  expect(isTotalExplained(plan)).toBe(false);
  expect(describeAmounts(plan)).toBe('Total $64.99 each month');
  expect(describeAmounts(computeTotals(cart.plans, cart.hardware))).toBe(
    'Total $534.96, then $64.99 each month',
  );
  expect(describeAmounts(computeTotals([], [{ price: 10, qty: 1 }]))).toBe('Total $10.00');
});

it('shows no bill for a cancelled order', () => {
  show(<OrderDetails order={{ ...order, ...storeStatus('cancelled') }} />);
  expect(readAmounts()).toEqual([]);
  expect(screen.getByText('This order is cancelled, so there’s nothing to pay.')).toBeTruthy();
});
