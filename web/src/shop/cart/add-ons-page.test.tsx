import { addHardware, addPlan, emptyCart } from '@kowhai/domain/cart';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { hardwareListQuery, hardwareQuery, planQuery } from '#data/queries.ts';
import { createQueryClient } from '#data/query-client.ts';
import { useCart } from '#state/cart.ts';
import { exampleHardware } from '#testing/example-hardware.ts';
import { examplePlan, examplePlans } from '#testing/example-plans.ts';
import { renderForTest } from '#testing/render.tsx';
import { AddOnsPage } from './add-ons-page.tsx';

const plans = [...examplePlans, examplePlan({ _id: 'second', name: 'A second fibre plan' })];

function show(...planIds: string[]) {
  const chosen = plans.filter(({ _id }) => planIds.includes(_id));
  useCart.setState({ cart: chosen.reduce(addPlan, emptyCart), changes: [], isRead: true });
  const client = createQueryClient();
  client.setQueryData(hardwareListQuery().queryKey, [...exampleHardware]);
  for (const plan of plans) client.setQueryData(planQuery(plan._id).queryKey, plan);
  for (const item of exampleHardware) client.setQueryData(hardwareQuery(item._id).queryKey, item);
  renderForTest(
    <QueryClientProvider client={client}>
      <AddOnsPage />
    </QueryClientProvider>,
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

  it('are not shown to somebody with a modem of their own', async () => {
    show('starter');
    await userEvent.click(screen.getByLabelText('No, I have my own'));
    expect(itemsShown()).toEqual([]);
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
    const note = 'Kererū 4G Modem. Made for wireless plans: it does not go with Fibre Starter in your cart.';
    expect(screen.getByText('Check your hardware').parentElement?.textContent).toContain(note);
  });

  it('say what postage is really charged', () => {
    show('air');
    expect(screen.getByText('+ Postage $9.99 (orders over $175)')).toBeTruthy();
  });

  it('ask for a plan first', () => {
    show();
    expect(screen.getByText('Your cart is empty')).toBeTruthy();
  });
});
