import { addHardware, addPlan, emptyCart } from '@kowhai/domain/cart/cart';
import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { hardwareQuery, planQuery } from '#data/queries.ts';
import { createQueryClient } from '#data/query-client.ts';
import { useCart } from '#state/cart.ts';
import { lastAnnounced } from '#testing/announced.ts';
import { exampleHardware } from '#testing/example-hardware.ts';
import { examplePlan, examplePlans } from '#testing/example-plans.ts';
import { fillCatalogue } from '#testing/fill-catalogue.ts';
import { renderForTest } from '#testing/render.tsx';
import { AddOnsPage } from './add-ons-page.tsx';

const plans = [...examplePlans, examplePlan({ _id: 'second', name: 'A second fibre plan' })].map((plan) => ({
  ...plan,
  modemReqs: 'A gigabit WAN port and VLAN 10',
}));

let client = createQueryClient();

function show(...inCart: (string | readonly Hardware[])[]) {
  const chosen = plans.filter(({ _id }) => inCart.includes(_id)).reduce(addPlan, emptyCart);
  const items = inCart.flatMap((one) => (typeof one === 'string' ? [] : one));
  const cart = items.reduce((filled, item) => addHardware(filled, item, 1), chosen);
  useCart.setState({ cart, changes: [], isRead: true });
  client = createQueryClient();
  fillCatalogue(client, { hardware: exampleHardware });
  for (const plan of plans) client.setQueryData(planQuery(plan._id).queryKey, plan);
  for (const item of exampleHardware) client.setQueryData(hardwareQuery(item._id).queryKey, item);
  renderForTest(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/orderhardware" element={<AddOnsPage />} />
        <Route path="/cart" element={<p>The cart</p>} />
        <Route path="/login" element={<p>Sign in</p>} />
      </Routes>
    </QueryClientProvider>,
    '/orderhardware',
  );
}

const itemsShown = () =>
  screen.queryAllByRole('article').map((item) => item.querySelector('h2')?.textContent);

describe('the add-ons of an order, modems and routers first,', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    [['starter'], ['Tūī Router 6', 'Tūī Mesh 6']],
    [['air'], ['Kererū 4G Modem']],
    [
      ['starter', 'second'],
      ['Tūī Router 6', 'Tūī Mesh 6'],
    ],
    [
      ['starter', 'air'],
      ['Tūī Router 6', 'Kererū 4G Modem', 'Tūī Mesh 6'],
    ],
    [['hyper'], []],
  ])('for the plans %j are %j', (planIds, items) => {
    show(...planIds);
    expect(itemsShown()).toEqual(items);
  });

  it('give way to what each plan needs of a modem, for people who have one', async () => {
    show('starter', 'air');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Yes/ }).checked).toBe(true);
    await userEvent.click(screen.getByLabelText('No, I have my own'));
    expect(itemsShown()).toEqual([]);
    const needs = screen.getByRole('heading', { name: 'What your modem needs for Fibre Starter' });
    expect(needs.nextElementSibling?.textContent).toBe('Your router: bought since 2018? It should work.');
    expect(screen.getAllByText('A gigabit WAN port and VLAN 10')).toHaveLength(2);
    expect(useCart.getState().cart.modemNeeded).toBe(false);
  });

  it('can be added, counted and taken out again', async () => {
    show('starter');
    const more = () => screen.getByRole('button', { name: 'One more' });
    await userEvent.click(more());
    await userEvent.click(screen.getByRole('button', { name: 'Add To Cart Tūī Mesh 6' }));
    expect(useCart.getState().cart.hardware).toMatchObject([{ _id: 'mesh', qty: 2 }]);
    await userEvent.click(more());
    expect(useCart.getState().cart.hardware).toMatchObject([{ _id: 'mesh', qty: 3 }]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Tūī Mesh 6' }));
    expect(useCart.getState().cart.hardware).toEqual([]);
  });

  it('keep the focus at the item whose button goes away, added or removed', async () => {
    show('starter');
    await userEvent.click(screen.getByRole('button', { name: 'Add To Cart Tūī Mesh 6' }));
    expect(document.activeElement?.textContent).toBe('Tūī Mesh 6');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Tūī Mesh 6' }));
    expect(screen.getByRole('button', { name: 'Add To Cart Tūī Mesh 6' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Tūī Mesh 6');
  });

  it('come back as many as they were when they are added again', async () => {
    show('starter');
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    for (const button of ['Add To Cart', 'Remove', 'Add To Cart'])
      await userEvent.click(screen.getByRole('button', { name: `${button} Tūī Mesh 6` }));
    expect(useCart.getState().cart.hardware).toMatchObject([{ _id: 'mesh', qty: 2 }]);
  });

  it('say which hardware in the cart is for another kind of plan', () => {
    const [, , modem] = exampleHardware;
    if (!modem) throw new Error('The examples are missing');
    show('starter');
    expect(screen.queryByText('Check your hardware')).toBeNull();
    act(() => useCart.setState(({ cart }) => ({ cart: addHardware(cart, modem, 1) })));
    const note = 'Kererū 4G Modem. Works with all wireless plans, not with Fibre Starter in your cart.';
    expect(screen.getByText('Check your hardware').parentElement?.textContent).toContain(note);
  });

  it('lead to the cart first, with the checkout and the way back beside that', () => {
    show('starter');
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Next', '/cart'],
      ['Go Back', '/product/starter/order'],
      ['Proceed to checkout', '/login?redirect=%2Fdetails'],
    ]);
  });

  it.each([
    ['Next', 'The cart'],
    ['Proceed to checkout', 'Sign in'],
  ])('lead on with %s without another question, whatever was answered', async (way, page) => {
    show('starter');
    await userEvent.click(screen.getByRole('link', { name: way }));
    expect(screen.getByText(page)).toBeTruthy();
    expect(useCart.getState().cart.modemNeeded).toBe(true);
  });

  it('are what goes with the plan, each with the plans that it is for', async () => {
    show('air');
    expect(screen.getByText('Works with all wireless plans')).toBeTruthy();
    const modem = {
      ...exampleHardware[2],
      worksWith: [{ _id: 'wireless-5g', name: 'Wireless 5G' }],
    } as Hardware;
    const mast = {
      ...modem,
      _id: 'mast',
      name: 'Outdoor Mast',
      worksWith: [{ _id: 'air', name: 'Wireless Plus' }],
    };
    act(() => fillCatalogue(client, { hardware: [modem, mast] }));
    await screen.findByRole('heading', { name: 'Outdoor Mast' });
    expect(itemsShown()).toEqual(['Outdoor Mast']);
    expect(screen.getByText('Works with Wireless Plus')).toBeTruthy();
  });

  it('say what postage each adds to this cart', () => {
    show('starter');
    expect(screen.getByText('+ Postage $9.99').tagName).toBe('SPAN');
    expect(screen.queryByText('Adds $9.99 postage')).toBeNull();
  });

  it('ask for a plan first', () => {
    show();
    expect(screen.getByText('Your cart is empty')).toBeTruthy();
  });

  it('are announced with the new total as they are added, counted and removed', async () => {
    show('starter');
    await userEvent.click(screen.getByRole('button', { name: 'Add To Cart Tūī Mesh 6' }));
    expect(lastAnnounced()).toMatch(
      /^Tūī Mesh 6 added to your cart\. Total \$[\d.]+, then \$[\d.]+ each month\.$/,
    );
    const quantity = within(screen.getByRole('group', { name: 'Quantity of Tūī Mesh 6' }));
    await userEvent.click(quantity.getByRole('button', { name: 'One more' }));
    expect(lastAnnounced()).toMatch(/^Tūī Mesh 6: 2\. Total \$/);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Tūī Mesh 6' }));
    expect(lastAnnounced()).toMatch(/^Tūī Mesh 6 removed from your cart\. Total \$[\d.]+ each month\.$/);
  });

  it('are what the cart has where it has hardware alone, to count and take out', async () => {
    const [mesh] = exampleHardware;
    if (!mesh) throw new Error('The examples are missing');
    show([mesh]);
    expect(itemsShown()).toEqual(['Tūī Mesh 6']);
    expect(screen.queryByText('Do you need a modem?')).toBeNull();
    expect(screen.getByText('Add a plan to order this')).toBeTruthy();
    expect(screen.getByText('+ Postage $9.99').nextSibling?.textContent).toMatch(/plan included$/);
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(useCart.getState().cart.hardware).toMatchObject([{ _id: 'mesh', qty: 2 }]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Tūī Mesh 6' }));
    expect(useCart.getState().cart.hardware).toEqual([]);
    expect(itemsShown()).toEqual(['Tūī Mesh 6']);
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(screen.getByText('The cart')).toBeTruthy();
  });
});
