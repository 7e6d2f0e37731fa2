import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { RequireAdmin, RequireSignedIn, StaffGate } from '#app/guards.tsx';
import { StaffLayout } from '#app/page-route.tsx';
import { accountName } from '#shared/account-menu.ts';
import { UnknownPage } from '#staff/layout/unknown-page.tsx';
import { useSession } from '#state/session.ts';
import { user } from '#testing/example-user.ts';
import { renderForTest } from '#testing/render.tsx';
import { NotFoundPage } from './not-found-page.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

function visit(path: string) {
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Routes>
        <Route path="/login" element={<Address />} />
        <Route element={<RequireSignedIn />}>
          <Route path="/profile" element={<p>Your profile</p>} />
        </Route>
        <Route element={<StaffGate isStaffOnly otherwise={<RequireAdmin />} />}>
          <Route path="/admin" element={<p>The dashboard</p>} />
        </Route>
        <Route element={<StaffGate isStaffOnly otherwise={<NotFoundPage />} />}>
          <Route path="/admin/*" element={<UnknownPage />} />
        </Route>
        <Route element={<StaffGate otherwise={<RequireSignedIn />} />}>
          <Route path="/order/:id" element={<p>The order</p>} />
        </Route>
      </Routes>
    </QueryClientProvider>,
    path,
  );
}

describe('pages for some', () => {
  beforeEach(() => useSession.setState({ user: null, isRead: true }));

  it('decide nothing before it is known who is here', () => {
    useSession.setState({ user: null, isRead: false });
    visit('/profile');
    expect(screen.getByRole('status').textContent).toContain('Loading');
  });

  it('show nothing of the shop at the desk’s addresses before it is known who is here', () => {
    useSession.setState({ user: null, isRead: false });
    visit('/admin');
    expect(screen.getByRole('status').textContent).toContain('Loading');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('show staff nothing of the shop around an order before what is remembered of them was checked', () => {
    const remember = (isAdmin: boolean) => {
      useSession.setState({ user: null, isRead: false });
      localStorage.setItem('userInfo', JSON.stringify({ ...user, isAdmin }));
    };
    remember(true);
    visit('/order/o1');
    expect(screen.getByRole('status').textContent).toContain('Loading');
    expect(screen.queryByRole('contentinfo')).toBeNull();
    remember(false);
    visit('/order/o1');
    expect(screen.getByRole('contentinfo')).toBeDefined();
    localStorage.clear();
  });

  it('let a customer in', () => {
    useSession.setState({ user, isRead: true });
    visit('/profile');
    expect(screen.getByText('Your profile')).toBeDefined();
  });

  it('let staff in, to a desk without the shop’s header and footer', async () => {
    await StaffLayout.preload();
    useSession.setState({ user: { ...user, isAdmin: true }, isRead: true });
    visit('/admin');
    expect(screen.getByText('The dashboard')).toBeDefined();
    expect(screen.getByRole('navigation', { name: 'Admin' }).textContent).toBe(
      'Admin InfoServicesHardwaresOrdersEnquiriesCoverageUsersChangesLogout',
    );
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: accountName(user) }));
    expect((await screen.findByRole('menuitem', { name: 'Go to the shop' })).getAttribute('href')).toBe('/');
  });

  it('keep staff at the desk where its addresses lead nowhere, and everybody else in the shop', async () => {
    await StaffLayout.preload();
    const title = () => screen.getByRole('heading', { level: 1 }).textContent;
    useSession.setState({ user: { ...user, isAdmin: true }, isRead: true });
    visit('/admin/nowhere');
    expect(title()).toBe('We couldn’t find that page');
    expect(screen.getByRole('navigation', { name: 'Admin' })).toBeDefined();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    cleanup();
    useSession.setState({ user: null });
    visit('/admin/nowhere');
    expect(title()).toBe('We couldn’t find that page');
    expect(screen.queryByRole('navigation', { name: 'Admin' })).toBeNull();
    expect(screen.getByRole('contentinfo')).toBeDefined();
  });

  it('hold staff up who have to turn on their second factor, and let them on once it is on', async () => {
    await StaffLayout.preload();
    useSession.setState({ user: { ...user, isAdmin: true, needsSecondFactor: true }, isRead: true });
    visit('/admin');
    expect(await screen.findByRole('button', { name: 'Turn on' })).toBeDefined();
    expect(screen.queryByText('The dashboard')).toBeNull();
    act(() => useSession.setState({ user: { ...user, isAdmin: true, needsSecondFactor: false } }));
    expect(screen.getByText('The dashboard')).toBeDefined();
  });
});
