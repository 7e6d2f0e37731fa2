import { emptyCart } from '@kowhai/domain/cart/cart';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { useCart } from '#state/cart.ts';
import { useSession } from '#state/session.ts';
import { aroha } from '#testing/example-checkout.ts';
import { fakeApi, loseConnection } from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { renderForTest } from '#testing/render.tsx';
import { RegisterPage } from './register-page.tsx';

it('the sign-up page leads to signing in, with the way back kept, and to home', () => {
  useSession.setState({ user: null, isRead: true });
  renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <RegisterPage />
    </QueryClientProvider>,
    '/register?redirect=%2Fdetails',
  );
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Sign In')).toBe('/login?redirect=%2Fdetails');
  expect(hrefOf('Back to home')).toBe('/');
});

it.each([
  ['/register', 'Your account’s ready'],
  ['/register?redirect=%2Fprofile', 'Arrived'],
])('registering at %s leads on: %s', async (address, title) => {
  useSession.setState({ user: null, isRead: true });
  useCart.setState({ cart: emptyCart, isRead: true });
  sessionStorage.clear();
  fakeApi({ registerUser: loseConnection });
  renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <Routes>
        <Route path="/register" element={<RegisterPage />} />
        <Route path="*" element={<h1>Arrived</h1>} />
      </Routes>
    </QueryClientProvider>,
    address,
  );
  const texts = {
    'First Name': 'Aroha',
    'Last Name': 'Example',
    'Email Address': 'aroha@example.org',
    Phone: '021 000 000',
    Address: '12 Rātā Street, Karori 6012',
    Password: 'a long password',
    'Confirm Password': 'a long password',
  };
  for (const [label, text] of Object.entries(texts)) await fill(screen.getByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  act(() => useSession.setState({ user: aroha }));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
});
