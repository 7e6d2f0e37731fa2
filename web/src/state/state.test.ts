// @vitest-environment happy-dom
import { addHardware, addPlan, emptyCart } from '@kowhai/domain/cart/cart';
import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import { blankHardware } from '@kowhai/domain/catalogue/hardware-fields';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { blankPlan } from '@kowhai/domain/catalogue/plan-fields';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { turnSingleKeys } from '#state/staff/single-keys.ts';
import { user } from '#testing/example-user.ts';
import { changeCart, clearCart, restoreCart, updateCart, useCart } from './cart.ts';
import {
  dropPlacedOrder,
  isPlacedOrder,
  keepPendingOrder,
  notePlacedOrder,
  useLastPlaced,
  usePendingOrder,
} from './pending-order.ts';
import { clearState, rememberUser, restoreState } from './restore-state.ts';
import { forgetUser, useSession } from './session.ts';
import { showToast, takeLastOffer, useToasts } from './toasts.ts';
import { keepUnsaved, readUnsaved } from './unsaved.ts';

const plan: Plan = {
  ...blankPlan,
  _id: 'fibre-everyday',
  name: 'Fibre Everyday',
  price: 79.99,
  updatedAt: '2026-01-01T00:00:00.000Z',
  editedAt: '2026-01-01T00:00:00.000Z',
};
const mesh: Hardware = {
  ...blankHardware,
  _id: 'tui-mesh-6',
  name: 'Tūī Mesh 6',
  price: 229.99,
  countInStock: 5,
  updatedAt: '2026-01-01T00:00:00.000Z',
  editedAt: '2026-01-01T00:00:00.000Z',
};

let stop: () => void = () => {};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useCart.setState(useCart.getInitialState(), true);
  useSession.setState(useSession.getInitialState(), true);
  useToasts.setState(useToasts.getInitialState(), true);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

/** What the browser tells this tab after another one wrote. */
function writeInOtherTab(key: string, newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}

const storedCart = () => JSON.parse(localStorage.getItem('cart') ?? 'null');

describe('the cart', () => {
  it('is saved with every change, in the specified shape', async () => {
    changeCart((cart) => addPlan(cart, plan));
    changeCart((cart) => addHardware(cart, mesh, 2));
    expect(storedCart()).toMatchObject({
      cartServices: [{ _id: 'fibre-everyday', qty: 1 }],
      cartHardwares: [{ _id: 'tui-mesh-6', qty: 2 }],
      itemsPrice: '539.97',
      totalPrice: '549.96',
      shippingPrice: 9.99,
    });
  });

  it('is read before the first change, so that nothing stored is lost', async () => {
    changeCart((cart) => addPlan(cart, plan));
    useCart.setState(useCart.getInitialState(), true);
    changeCart((cart) => addHardware(cart, mesh, 1));
    await vi.waitFor(() => expect(useCart.getState().cart.hardware).toHaveLength(1));
    expect(useCart.getState().cart.plans).toHaveLength(1);
  });

  it('keeps a change that is made while the stored cart is being read', async () => {
    changeCart((cart) => addPlan(cart, plan));
    useCart.setState(useCart.getInitialState(), true);
    // Two reads are under way, and either may end last.
    stop = restoreState();
    changeCart((cart) => addHardware(cart, mesh, 1));
    const third = restoreCart();
    await vi.waitFor(() => expect(useCart.getState().cart.hardware).toHaveLength(1));
    await third;
    expect(useCart.getState().cart.hardware).toHaveLength(1);
    expect(storedCart()).toMatchObject({ cartServices: [{}], cartHardwares: [{}] });
  });

  it('is read at once where nothing is stored, without fetching what reads it', () => {
    stop = restoreState();
    expect(useCart.getState()).toMatchObject({ cart: emptyCart, isRead: true });
  });

  it('follows other tabs', async () => {
    stop = restoreState();
    changeCart((cart) => addPlan(cart, plan));
    const json = localStorage.getItem('cart');
    clearCart();
    expect(storedCart()?.cartServices).toEqual([]);
    writeInOtherTab('cart', json);
    await vi.waitFor(() => expect(useCart.getState().cart.plans).toHaveLength(1));
  });

  it('survives broken storage content', async () => {
    localStorage.setItem('cart', '{"cartServices": 7');
    stop = restoreState();
    await vi.waitFor(() => expect(useCart.getState()).toMatchObject({ cart: emptyCart, isRead: true }));
  });

  it('takes over new prices and says what changed, once', async () => {
    changeCart((cart) => addPlan(cart, plan));
    const dearer = { ...plan, price: 84.99 };
    updateCart({ plans: [dearer], hardware: [] });
    updateCart({ plans: [dearer], hardware: [] });
    expect(useCart.getState().changes).toEqual([
      { kind: 'price', name: 'Fibre Everyday', from: 79.99, to: 84.99 },
    ]);
    expect(storedCart()?.itemsPrice).toBe('84.99');
  });

  it('works in memory where storage is blocked, and says so once', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    });
    changeCart((cart) => addPlan(cart, plan));
    changeCart((cart) => addHardware(cart, mesh, 1));
    expect(useCart.getState().cart.hardware).toHaveLength(1);
    expect(useToasts.getState().toasts).toHaveLength(1);
  });
});

it('a toast that says what one still says takes its place, with its offer', () => {
  const run = vi.fn();
  const first = showToast({ status: 'success', message: 'Note added' });
  const second = showToast({ status: 'success', message: 'Note added', action: { label: 'Undo', run } });
  expect(second).toBe(first);
  expect(useToasts.getState().toasts).toHaveLength(1);
  takeLastOffer();
  expect(run).toHaveBeenCalledOnce();
});

describe('the session', () => {
  it('is restored after a reload', async () => {
    rememberUser(user);
    useSession.setState(useSession.getInitialState(), true);
    stop = restoreState();
    await vi.waitFor(() => expect(useSession.getState()).toMatchObject({ user, isRead: true }));
  });

  it.each([
    ['no JSON', 'isAdmin: true'],
    ['a list', '[1]'],
    ['a made-up admin', '{"isAdmin": true}'],
  ])('is nobody where storage holds %s', async (_, stored) => {
    localStorage.setItem('userInfo', stored);
    stop = restoreState();
    await vi.waitFor(() => expect(useSession.getState()).toMatchObject({ user: null, isRead: true }));
  });

  it('clears all that the shop stores, and nothing of other sites', async () => {
    localStorage.setItem('other-site-tool', 'kept');
    rememberUser(user);
    changeCart((cart) => addPlan(cart, plan));
    keepUnsaved('service-address', { city: 'Karori' });
    turnSingleKeys(false);
    clearState();
    expect(useSession.getState().user).toBeNull();
    expect(useCart.getState().cart).toEqual(emptyCart);
    expect(readUnsaved('service-address')).toEqual({});
    expect(Object.keys(localStorage)).toEqual(['other-site-tool']);
  });

  it('ends here when another tab signs out, with what is unsaved and without a cart', () => {
    stop = restoreState();
    keepUnsaved('enquiry', { enquiryMessage: 'Typed before signing in' });
    rememberUser(user);
    keepUnsaved('contact-details', { phone: '021 000 111' });
    writeInOtherTab('userInfo', null);
    writeInOtherTab('owner', null);
    expect(useSession.getState().user).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('ends here when another tab signs out, even where it has signed in again by now', async () => {
    stop = restoreState();
    rememberUser(user);
    const seen: unknown[] = [];
    const unsubscribe = useSession.subscribe((session) => seen.push(session.user));
    const ended = new StorageEvent('storage', { key: 'userInfo', newValue: null, storageArea: localStorage });
    window.dispatchEvent(ended);
    await vi.waitFor(() => expect(useSession.getState().user).toEqual(user));
    unsubscribe();
    expect(seen).toEqual([null, user]);
  });
});

describe('what a person left after their session ended', () => {
  const other = { ...user, _id: 'another', email: 'another@example.org' };

  function leave() {
    stop = restoreState();
    keepUnsaved('enquiry', { enquiryMessage: 'Typed before signing in' });
    rememberUser(user);
    changeCart((cart) => addPlan(cart, plan));
    keepUnsaved('contact-details', { phone: '021 000 111' });
    keepPendingOrder({ key: 'k', userId: user._id, choice: 'c', body: {} });
    notePlacedOrder('o1');
    showToast({ status: 'info', message: 'Order changed' });
    forgetUser();
  }

  it('is theirs again when they sign in again', () => {
    leave();
    expect(readUnsaved('contact-details')).toEqual({});
    expect(readUnsaved('enquiry')).toEqual({});
    rememberUser(user);
    expect(readUnsaved('contact-details')).toEqual({ phone: '021 000 111' });
    expect(readUnsaved('enquiry')).toEqual({ enquiryMessage: 'Typed before signing in' });
    expect(useCart.getState().cart.plans).toHaveLength(1);
  });

  it('goes when someone else signs in, who keeps what they typed for it', () => {
    leave();
    keepUnsaved('register', { email: other.email });
    rememberUser(other);
    expect(readUnsaved('register')).toEqual({ email: other.email });
    expect(Object.keys(sessionStorage)).toEqual(['unsaved:register']);
    expect(Object.keys(localStorage).toSorted()).toEqual(['owner', 'userInfo']);
    expect(useCart.getState().cart).toEqual(emptyCart);
    expect(usePendingOrder.getState().attempt).toBeNull();
    expect(useLastPlaced.getState().orderId).toBeNull();
    expect(useToasts.getState().toasts).toEqual([]);
  });

  it('goes in a tab when someone else signs in in another', () => {
    leave();
    const { turn } = useSession.getState();
    writeInOtherTab('owner', other._id);
    expect(sessionStorage).toHaveLength(0);
    expect(useSession.getState().turn).toBe(turn + 1);
  });

  it('goes from a tab that is opened again after they signed out', () => {
    leave();
    stop();
    localStorage.clear();
    stop = restoreState();
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('unsaved:'))).toEqual([]);
  });

  it('is not stored by their pages as these close', () => {
    leave();
    rememberUser(other);
    keepUnsaved('switching', { provider: 'Example Net' });
    expect(readUnsaved('switching')).toEqual({});
  });
});

it('thanks for an order once', () => {
  notePlacedOrder('o1');
  expect(isPlacedOrder('o2')).toBe(false);
  expect(isPlacedOrder('o1')).toBe(true);
  dropPlacedOrder();
  expect(isPlacedOrder('o1')).toBe(false);
});
