import { addPlan, emptyCart } from '@kowhai/domain/cart/cart';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCart } from '#state/cart.ts';
import { useToasts } from '#state/toasts.ts';
import { exampleHardware } from '#testing/example-hardware.ts';
import { examplePlan } from '#testing/example-plans.ts';
import { renderForTest } from '#testing/render.tsx';
import { BuyBox } from './buy-box.tsx';

const [mesh, router] = exampleHardware;
if (!mesh || !router) throw new Error('The examples are missing');

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('buying hardware', () => {
  beforeEach(() => {
    localStorage.clear();
    useCart.setState({ cart: emptyCart, changes: [], isRead: true });
    useToasts.setState({ toasts: [] });
  });

  const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled');

  it('says what postage it adds to this cart, and the rule where no plan is chosen yet', () => {
    renderForTest(<BuyBox item={mesh} />);
    expect(screen.getByText('On orders over $175, plan included')).toBeTruthy();
    act(() => useCart.setState({ cart: addPlan(emptyCart, examplePlan({ _id: 'starter' })) }));
    expect(screen.getByText('Adds $9.99 postage')).toBeTruthy();
  });

  it('starts at one and stops at what is in stock', async () => {
    renderForTest(<BuyBox item={{ ...mesh, countInStock: 2 }} />);
    expect(isOff('One less')).toBe('true');
    await click('One more');
    expect(isOff('One more')).toBe('true');
    await click('Add To Cart');
    expect(useCart.getState().cart.hardware).toMatchObject([{ _id: 'mesh', qty: 2 }]);
  });

  it('says that it is in the cart once it is stored, however long reading the stored cart takes', async () => {
    localStorage.setItem('cart', '{}');
    useCart.setState({ cart: emptyCart, changes: [], isRead: false });
    let storedWhenTold: string | null = null;
    const stop = useToasts.subscribe(() => {
      storedWhenTold = localStorage.getItem('cart');
    });
    renderForTest(<BuyBox item={mesh} />);
    await click('Add To Cart');
    await vi.waitFor(() =>
      expect(useToasts.getState().toasts).toMatchObject([{ message: `1 × ${mesh.name} in your cart` }]),
    );
    expect(storedWhenTold).toContain('mesh');
    stop();
  });

  it('replaces what is in the cart already', async () => {
    renderForTest(<BuyBox item={mesh} />);
    await click('Add To Cart');
    await click('One more');
    await click('Add To Cart');
    expect(useCart.getState().cart.hardware).toMatchObject([{ _id: 'mesh', qty: 2 }]);
  });

  it.each([
    ['fibre', 0],
    ['wireless', 1],
  ] as const)(
    'says where it is made for another kind than the %s plan of the cart, and is sold all the same',
    async (category, notes) => {
      const plan = examplePlan({ _id: 'p', name: 'Home Plan', category });
      useCart.setState({ cart: addPlan(emptyCart, plan) });
      renderForTest(<BuyBox item={mesh} />);
      const note = 'Works with all fibre plans, not with Home Plan in your cart.';
      expect(screen.queryAllByText(note)).toHaveLength(notes);
      await click('Add To Cart');
      expect(useCart.getState().cart.hardware).toHaveLength(1);
    },
  );

  it('says who to ask where none are left', () => {
    renderForTest(<BuyBox item={router} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Out Of Stock' }).disabled).toBe(true);
    expect(screen.getByText(/Some products are ordered in advance/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy();
  });
});
