import { addPlan, emptyCart } from '@kowhai/domain/cart/cart';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCart } from '#state/cart.ts';
import { useSession } from '#state/session.ts';
import { examplePlan } from '#testing/example-plans.ts';
import { user } from '#testing/example-user.ts';
import { renderForTest, renderStyled } from '#testing/render.tsx';
import { SiteHeader } from './site-header.tsx';

const hardware = {
  _id: 'tui-mesh-6',
  name: 'Tūī Mesh 6',
  category: 'fibre' as const,
  worksWith: [],
  price: 99.99,
  shortDescription: '',
  imagePath: '',
  imageAlt: '',
  countInStock: 5,
  qty: 3,
};

/** The wide menu; the one for small screens repeats the links inside its own dropdown. */
const wideMenu = () => within(screen.getAllByRole('navigation', { name: 'Main' })[0] as HTMLElement);
const accountLinks = async () => {
  // It loads for those who are signed in; the phone's menu repeats it.
  const [name] = await screen.findAllByText('Aroha Tāne');
  const account = name?.closest('details') as HTMLElement;
  return [...account.querySelectorAll('a, button')].map((entry) => [
    entry.textContent,
    entry.getAttribute('href'),
  ]);
};

/** Sets the width that media queries see. */
function resizeTo(width: number): void {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
  happyDOM.setViewport({ width });
}

describe('the header', () => {
  beforeEach(() => {
    useSession.setState({ user: null, isRead: true });
    useCart.setState({ cart: emptyCart, isRead: true });
  });

  it('leads to the six places and the finder, in order, and marks the present one', () => {
    renderForTest(<SiteHeader />, '/wireless');
    const links = wideMenu().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ...[
        ['Fibre', '/fibre'],
        ['Wireless', '/wireless'],
        ['Hyperfibre', '/hyperfibre'],
      ],
      ['Find your plan', '/find-your-plan'],
      ...[
        ['Hardware', '/hardware'],
        ['About', '/about'],
        ['Contact', '/contact'],
      ],
    ]);
    expect(wideMenu().getByRole('link', { current: 'page' }).textContent).toBe('Wireless');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(2);
  });

  it('says on the pages below a section which one it is, in either menu, and of no other link', () => {
    renderForTest(<SiteHeader />, '/fibre/plans');
    const marked = [...document.querySelectorAll('[aria-current]')];
    expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Fibre', 'true'],
      ['Fibre', 'true'],
    ]);
  });

  it.each([
    [1440, ['block', 'none']],
    [390, ['none', 'block']],
  ])('at %d px has one of its two menus: all links in sight, or all behind Menu', (width, shown) => {
    resizeTo(width);
    renderStyled(<SiteHeader />);
    const menus = [...document.querySelectorAll('nav')];
    expect(menus.map((menu) => getComputedStyle(menu).display)).toEqual(shown);
    expect(menus[1]?.firstElementChild?.tagName).toBe('DETAILS');
    expect(menus[1]?.querySelector('details')?.open).toBe(false);
    resizeTo(1024);
  });

  it('offers a visitor to sign in, and no cart while it is empty', () => {
    renderForTest(<SiteHeader />);
    expect(screen.getAllByRole('link', { name: 'Sign In' })[0]?.getAttribute('href')).toBe('/login');
    expect(screen.queryByRole('link', { name: /cart/i })).toBeNull();
  });

  it('shows the cart as soon as it holds anything, hardware alone included, with how many', () => {
    useCart.setState({ cart: { ...emptyCart, hardware: [hardware] } });
    renderForTest(<SiteHeader />);
    expect(screen.getByRole('link', { name: /Cart 3 items in the cart/ }).getAttribute('href')).toBe('/cart');
    useCart.setState({ cart: addPlan({ ...emptyCart, hardware: [hardware] }, examplePlan({ _id: 'max' })) });
    renderForTest(<SiteHeader />);
    expect(screen.getByRole('link', { name: /Cart 4 items in the cart/ })).toBeTruthy();
  });

  it('gives a customer their name, their profile and a way out', async () => {
    useSession.setState({ user });
    renderForTest(<SiteHeader />);
    expect(await accountLinks()).toEqual([
      ['Profile', '/profile'],
      ['Logout', null],
    ]);
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
  });

  it('gives staff their lists', async () => {
    useSession.setState({ user: { ...user, isAdmin: true } });
    renderForTest(<SiteHeader />);
    expect(await accountLinks()).toEqual([
      ['Dashboard', '/admin'],
      ['Orders', '/admin/orderlist'],
      ['Services', '/admin/servicelist'],
      ['Hardwares', '/admin/hardwarelist'],
      ['Users', '/admin/userlist'],
      ['Logout', null],
    ]);
  });
});
