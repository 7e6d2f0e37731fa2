// @vitest-environment happy-dom

import { emptyCart } from '@kowhai/domain/cart/cart';
import type { UserInfo } from '@kowhai/domain/people/user';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCart } from '#state/cart.ts';
import { useSession } from '#state/session.ts';
import { useToasts } from '#state/toasts.ts';
import { keepUnsaved, readUnsaved } from '#state/unsaved.ts';
import { fullCart } from '#testing/example-checkout.ts';
import { renderStyled } from '#testing/render.tsx';
import { LoginPage } from './login-page.tsx';

const aroha: UserInfo = {
  _id: 'aroha',
  firstName: 'Aroha',
  lastName: 'Example',
  email: 'aroha@example.org',
  phone: '',
  address: '',
  isAdmin: false,
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
  editedAt: '2026-11-20T00:00:00.000Z',
};

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>Arrived at {pathname + search}</p>;
}

function show(address: string) {
  renderStyled(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    address,
  );
}

describe('the sign-in page', () => {
  beforeEach(() => {
    useSession.setState({ user: null, isRead: true });
    useToasts.setState({ toasts: [] });
    useCart.setState({ cart: emptyCart, changes: [], isRead: true });
    sessionStorage.clear();
  });

  it.each([
    ['/login?redirect=%2Fdetails', 'Arrived at /details'],
    [
      '/login?redirect=%2Fadmin%2Forderlist%3Fstatus%3DSubmitted',
      'Arrived at /admin/orderlist?status=Submitted',
    ],
    ['/login?redirect=%2F%2Fevil.example', 'Arrived at /'],
    ['/login', 'Arrived at /'],
  ])('leads people who are signed in from %s on', (address, expected) => {
    useSession.setState({ user: aroha });
    show(address);
    expect(screen.getByText(expected)).toBeTruthy();
  });

  it('skips the shipping step where the address is known', () => {
    useSession.setState({ user: aroha });
    useCart.setState({ cart: fullCart });
    show('/login?redirect=%2Fdetails');
    expect(screen.getByText('Arrived at /placeorder')).toBeTruthy();
  });

  it('hands the way back on to the registration', () => {
    show('/login?redirect=%2Fdetails');
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe(
      '/register?redirect=%2Fdetails',
    );
  });

  it('hands no strange address on', () => {
    show('/login?redirect=https%3A%2F%2Fevil.example');
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register');
  });

  it('asks for email and password, and nothing else', () => {
    show('/login?redirect=%2Fprofile');
    expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('name'))).toEqual(['email']);
    expect(screen.getByLabelText('Password')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
      '/forgot-password?redirect=%2Fprofile',
    );
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
  });

  it('asks in the checkout whether the customer is new, and says what for', async () => {
    show('/login?redirect=%2Fdetails');
    expect(screen.getByRole('heading', { level: 1, name: 'Sign In' })).toBeTruthy();
    await userEvent.click(screen.getByLabelText('I’m new'));
    expect(screen.getByRole('heading', { level: 1, name: 'Your details' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
  });

  it('keeps the specified links whatever one answers', async () => {
    show('/login?redirect=%2Fdetails');
    const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
    for (const answer of ['I’m new', 'I have an account']) {
      await userEvent.click(screen.getByLabelText(answer));
      expect(links()).toEqual(expect.arrayContaining(['Forgot password?', 'Register', 'Back to home']));
    }
  });

  it('says that what was entered is kept where there is something, in the cart or typed', () => {
    const isPromised = () => {
      show('/login');
      const promise = screen.getByText('We’ve kept everything you’ve entered.');
      const { visibility } = getComputedStyle(promise);
      cleanup();
      return visibility === 'visible';
    };
    expect(isPromised()).toBe(false);
    keepUnsaved('enquiry', { enquiryMessage: 'Kia ora' });
    expect(isPromised()).toBe(true);
    sessionStorage.clear();
    useCart.setState({ cart: fullCart });
    expect(isPromised()).toBe(true);
  });

  it('says at the fields and on top what is missing', async () => {
    show('/login');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    expect(screen.getByLabelText('Email Address').getAttribute('aria-describedby')).toBe('email-error');
    expect(screen.getByRole('link', { name: 'Enter your password' }).getAttribute('href')).toBe('#password');
    expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([]);
  });

  it('hands a typed email on to the registration', async () => {
    show('/login');
    await userEvent.type(screen.getByLabelText('Email Address'), 'aroha@example.org');
    await userEvent.click(screen.getByRole('link', { name: 'Register' }));
    expect(readUnsaved('register')).toMatchObject({ email: 'aroha@example.org' });
  });
});
