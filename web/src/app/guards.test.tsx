import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { storageKeys, writeStored } from '#state/browser-storage.ts';
import { useSession } from '#state/session.ts';
import { checkActivity, idleMs, unlock } from '#state/staff-lock.ts';
import { user } from '#testing/example-user.ts';
import { renderForTest } from '#testing/render.tsx';
import { RequireSignedIn } from './guards.tsx';

beforeEach(() => unlock());

const leave = () =>
  act(() => {
    writeStored(storageKeys.staffActive, String(Date.now() - idleMs));
    checkActivity();
  });

async function showProfile(isAdmin: boolean): Promise<void> {
  useSession.setState({ user: { ...user, isAdmin }, isRead: true });
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <RequireSignedIn>
        <h1>Hana Ngata</h1>
      </RequireSignedIn>
    </QueryClientProvider>,
    '/profile',
  );
  await screen.findByRole('heading', { name: 'Hana Ngata' });
}

it('staff’s own pages in the shop lock with the desk, and are not in the page until it is unlocked', async () => {
  await showProfile(true);
  leave();
  await screen.findByRole('dialog', { name: 'The desk is locked' });
  expect(document.documentElement.outerHTML).not.toContain('Hana Ngata');
  act(() => unlock());
  await screen.findByRole('heading', { name: 'Hana Ngata' });
});

it('a customer’s pages never lock', async () => {
  await showProfile(false);
  leave();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Hana Ngata' })).toBeTruthy();
});
