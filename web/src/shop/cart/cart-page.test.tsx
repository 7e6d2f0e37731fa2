import { addHardware, addPlan, type Cart, emptyCart } from '@kowhai/domain/cart/cart';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hardwareQuery, planListQuery, planQuery } from '#data/queries.ts';
import { createQueryClient } from '#data/query-client.ts';
import { NeedsPlan } from '#shop/shared/ordering/needs-plan.tsx';
import { type CartStep, useCart } from '#state/cart.ts';
import { keepPendingOrder, notePlacedOrder, useLastPlaced, usePendingOrder } from '#state/pending-order.ts';
import { useSession } from '#state/session.ts';
import { useToasts } from '#state/toasts.ts';
import { lastAnnounced } from '#testing/announced.ts';
import { aroha } from '#testing/example-checkout.ts';
import { exampleHardware } from '#testing/example-hardware.ts';
import { examplePlans } from '#testing/example-plans.ts';
import { renderForTest } from '#testing/render.tsx';
import { CartPage } from './cart-page.tsx';

const [starter, max] = examplePlans;
const [mesh] = exampleHardware;
if (!starter || !max || !mesh) throw new Error('The examples are missing');

/** Shows the cart beside a catalogue that has just been read. */
function show(cart: Cart, catalogue = { plan: starter, item: mesh }, step: CartStep | null = null) {
  useCart.setState({ cart, step, changes: [], isRead: true });
  const client = createQueryClient();
  client.setQueryData(planListQuery().queryKey, [...examplePlans]);
  client.setQueryData(planQuery('starter').queryKey, catalogue.plan);
  client.setQueryData(planQuery('max').queryKey, max);
  for (const item of exampleHardware) client.setQueryData(hardwareQuery(item._id).queryKey, item);
  client.setQueryData(hardwareQuery('mesh').queryKey, catalogue.item);
  renderForTest(
    <QueryClientProvider client={client}>
      <main>
        <CartPage />
      </main>
    </QueryClientProvider>,
  );
}

const filled = addHardware(addPlan(emptyCart, starter), mesh, 2);
const serviceAddress = {
  address: '1 Rātā Street',
  city: 'Ōtaki',
  postalCode: '5512',
  region: 'Wellington',
  country: 'New Zealand',
} as const;
const row = (name: RegExp) => within(screen.getByRole('row', { name }));
const summary = () => within(screen.getByRole('region', { name: 'Order Summary' }));

describe('the cart', () => {
  beforeEach(() => localStorage.clear());

  it('says that it is empty, and leads to the plans', () => {
    show(emptyCart);
    expect(screen.getByText('Your cart is empty')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Shop fibre plans' }).getAttribute('href')).toBe('/fibre/plans');
  });

  it('lists plans and hardware, each with the page that changes it', () => {
    show(filled);
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Product', 'Price', 'Quantity', 'Total', 'Remove']);
    expect(
      row(/Fibre Starter/)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/product/starter/order');
    expect(
      row(/Tūī Mesh 6/)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/orderhardware');
    expect(row(/Tūī Mesh 6/).getByText('$459.98')).toBeTruthy();
  });

  it('adds up as it is paid and as it is specified', () => {
    show(filled);
    const amounts = summary()
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(amounts).toEqual(['$524.97', '$9.99', '$534.96', '$69.78', '$64.99', '$1,249.85', 'Free', 'Free']);
    expect(
      summary().getByText('Service Address: Not set, please set your address on the next page'),
    ).toBeTruthy();
  });

  it('lets the quantity be anything up to the stock', async () => {
    show(filled);
    const quantity = screen.getByLabelText<HTMLSelectElement>('Quantity of Tūī Mesh 6');
    expect([...quantity.options].map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5']);
    await userEvent.selectOptions(quantity, '5');
    expect(lastAnnounced()).toMatch(/^Tūī Mesh 6: 5\. Total \$/);
    expect(row(/Tūī Mesh 6/).getByText('$1,149.95')).toBeTruthy();
  });

  it('keeps its prices while its person’s own request is unanswered, and nobody else’s', async () => {
    const dearer = { plan: { ...starter, price: 70 }, item: mesh };
    useSession.setState({ user: aroha, isRead: true });
    keepPendingOrder({ key: 'k', userId: aroha._id, choice: 'c', body: {} });
    show(filled, dearer);
    expect(useCart.getState().changes).toEqual([]);
    cleanup();
    keepPendingOrder({ key: 'k', userId: 'mere', choice: 'c', body: {} });
    show(filled, dearer);
    await waitFor(() => expect(useCart.getState().changes).toMatchObject([{ kind: 'price', to: 70 }]));
    usePendingOrder.setState({ attempt: null });
    useSession.setState({ user: null });
  });

  it('leads to the checkout by way of signing in', () => {
    show(filled);
    expect(screen.getByRole('link', { name: 'Proceed to checkout' }).getAttribute('href')).toBe(
      '/login?redirect=%2Fdetails',
    );
  });

  it('says why hardware alone cannot go to the checkout', async () => {
    show(filled);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Fibre Starter' }));
    const checkout = screen.getByRole<HTMLButtonElement>('button', { name: 'Proceed to checkout' });
    expect(checkout.disabled).toBe(true);
    expect(summary().getByText(/Choose a plan first: hardware can’t be ordered on its own/)).toBeTruthy();
    expect(document.activeElement?.textContent).toMatch(/^Fibre Starter removed/);
  });

  const remove = (name: string) => userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
  const products = () =>
    screen.getAllByRole('rowheader').map((cell) => cell.textContent?.replace(/Edit.*/, ''));

  it('gives back what was taken out, at its place and as many, by the keyboard alone', async () => {
    const [, , modem] = exampleHardware;
    if (!modem) throw new Error('The examples are missing');
    show(addHardware(filled, modem, 1));
    await remove('Tūī Mesh 6');
    // Where the code of the motion came first, the row is seen leaving.
    await vi.waitFor(() => expect(products()).toEqual(['Fibre Starter', 'Kererū 4G Modem']));
    expect(screen.getByRole('status').textContent).toContain('Tūī Mesh 6 removed');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo: Tūī Mesh 6 removed' }));
    await userEvent.keyboard('{Enter}');
    expect(products()).toEqual(['Fibre Starter', 'Tūī Mesh 6', 'Kererū 4G Modem']);
    expect(screen.getByLabelText<HTMLSelectElement>('Quantity of Tūī Mesh 6').value).toBe('2');
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Cart');
  });

  it('still offers the last line back when nothing else is left', async () => {
    show(addPlan(emptyCart, starter));
    await remove('Fibre Starter');
    expect(screen.getByText('Your cart is empty')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo: Fibre Starter removed' }));
    expect(products()).toEqual(['Fibre Starter']);
  });

  it('says in the page which plan took another’s place, and takes it back after other changes, too', async () => {
    useToasts.setState({ toasts: [] });
    show(filled);
    await userEvent.click(screen.getByRole('button', { name: 'Change plan Fibre Starter' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Fibre Max/ }));
    expect(useToasts.getState().toasts).toEqual([]);
    expect(document.activeElement?.textContent).toMatch(/^Fibre Max instead of Fibre Starter/);
    await userEvent.selectOptions(screen.getByLabelText('Quantity of Tūī Mesh 6'), '5');
    await userEvent.click(screen.getByRole('button', { name: 'Undo: Fibre Max instead of Fibre Starter' }));
    await waitFor(() => expect(products()).toEqual(['Fibre Starter', 'Tūī Mesh 6']));
    expect(screen.getByLabelText<HTMLSelectElement>('Quantity of Tūī Mesh 6').value).toBe('5');
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('offers the cart back whose place an order took, and forgets it with the page', async () => {
    const undoLabel = 'Bring back my old cart';
    show(filled, undefined, {
      text: 'Your cart now has KB-1.',
      undo: () => addPlan(emptyCart, max),
      undoLabel,
    });
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(screen.getByRole('button', { name: undoLabel }));
    expect(products()).toEqual(['Fibre Max']);
    expect(useCart.getState().step).toBeNull();
  });

  it('is cleared after a question, of plans and hardware alike; the address stays', async () => {
    show({ ...filled, serviceAddress });
    await userEvent.click(screen.getByRole('button', { name: 'Clear cart' }));
    const question = within(screen.getByRole('dialog', { name: 'Clear your cart?' }));
    await userEvent.click(question.getByRole('button', { name: 'Clear cart' }));
    expect(useCart.getState().cart).toMatchObject({ plans: [], hardware: [], serviceAddress });
    expect(screen.getByText('Your cart is empty')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Cart');
  });

  it('says at its line which hardware is for another kind of plan', () => {
    const wireless = { ...starter, category: 'wireless' } as const;
    show(addHardware(addPlan(emptyCart, wireless), mesh, 1), { plan: wireless, item: mesh });
    const note = 'Works with all fibre plans, not with Fibre Starter in your cart.';
    expect(row(/Tūī Mesh 6/).getByText(note)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Proceed to checkout' })).toBeTruthy();
  });

  it.each([
    ['a visitor', null, null, '/login?redirect=%2Fdetails', 'Next: your contact details.'],
    ['a customer without an address', aroha, null, '/details', 'Next: your service address.'],
    ['a customer with an address', aroha, serviceAddress, '/placeorder', 'Next: check your order.'],
  ])('leads %s to the next step, and says which it is', (_who, user, address, to, hint) => {
    useSession.setState({ user, isRead: true });
    show({ ...filled, serviceAddress: address });
    const link = summary().getByRole('link', { name: 'Proceed to checkout' });
    expect(link.getAttribute('href')).toBe(to);
    expect(summary().getByText(hint)).toBeTruthy();
    const inOrder = [/^Subtotal/, /^Service Address:/, /^Shipping/].map((name) => summary().getByText(name));
    for (const [index, part] of inOrder.entries()) {
      const after = inOrder[index + 1] ?? link;
      expect(part.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
    useSession.setState({ user: null });
  });

  it('leads back to the order that emptied it', () => {
    notePlacedOrder('order-9');
    useCart.setState({ cart: emptyCart });
    renderForTest(
      <Routes>
        <Route path="/cart" element={<NeedsPlan />} />
        <Route path="/order/order-9" element={<p>The order</p>} />
      </Routes>,
      '/cart',
    );
    expect(screen.getByText('The order')).toBeTruthy();
    useLastPlaced.setState({ orderId: null });
  });

  it('forgets the service address, and keeps the focus in the summary', async () => {
    show({ ...filled, serviceAddress });
    await userEvent.click(screen.getByRole('button', { name: 'Remove service address' }));
    expect(useCart.getState().cart.serviceAddress).toBeNull();
    expect(document.activeElement?.textContent).toBe('Order Summary');
    expect(lastAnnounced()).toMatch(/^Service address removed\. Total /);
  });

  it('takes over what the catalogue says now, and tells it', async () => {
    show(filled, { plan: { ...starter, price: 69.99 }, item: { ...mesh, countInStock: 1 } });
    expect(await screen.findByText('Your cart has changed')).toBeTruthy();
    expect(screen.getByText('Fibre Starter now costs $69.99; it was $64.99.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByText('Your cart has changed')).toBeNull());
  });
});
