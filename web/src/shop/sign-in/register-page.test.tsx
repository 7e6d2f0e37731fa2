import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { useSession } from '#state/session.ts';
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
