import { nextCursorHeader } from '@kowhai/domain/api/list-slice';
import type { AuditEntry } from '@kowhai/domain/audit/audit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { UserInfoPage } from '#staff/users/user-info-page.tsx';
import { useSession } from '#state/session.ts';
import { user } from '#testing/example-user.ts';
import { fakeApi, refuse } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';

const staffUser = { ...user, isDisabled: false };

const entry = (_id: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  _id,
  at: '2026-11-20T01:00:00.000Z',
  by: { _id: 'admin', name: `Staff ${_id}` },
  record: { kind: 'user', _id: 'u1', name: 'Aroha Tāne' },
  action: 'update',
  changes: [],
  ...more,
});

beforeEach(() => {
  const none = { count: 0, isMore: false };
  fakeApi({
    listOrders: [],
    countOrders: none,
    listEnquiries: [],
    countEnquiries: none,
    listUserMails: { mails: [], isMore: false },
    listColleagues: [],
  });
});

const show = () =>
  renderForTest(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Routes>
        <Route path="/admin/user/:id/info" element={<UserInfoPage />} />
      </Routes>
    </QueryClientProvider>,
    '/admin/user/u1/info',
  );

const isGone = refuse('NOT_FOUND', 'We could not find that user');

/** An entry's sentence, whose name is a link. */
const entryOf = (sentence: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === sentence;

it('shows the changes of a deleted person, and leads to the orders', async () => {
  fakeApi({ getUser: isGone, listAudit: [entry('one', { action: 'delete' }), entry('two')] });
  show();
  await screen.findByRole('heading', { name: 'We couldn’t find that user', level: 1 });
  await screen.findByText(entryOf('Staff one deleted it'));
  expect(screen.getByRole('link', { name: 'This person’s orders' }).getAttribute('href')).toBe(
    '/admin/orderlist?user=u1',
  );
});

it('shows no changes of a person who never existed', async () => {
  const listAudit = vi.fn(() => []);
  fakeApi({ getUser: isGone, listAudit });
  show();
  await screen.findByRole('heading', { name: 'We couldn’t find that user', level: 1 });
  await waitFor(() => expect(listAudit).toHaveBeenCalled());
  expect(screen.queryByRole('heading', { name: 'Changes' })).toBeNull();
});

it('shows older changes on demand, with the focus on the first of them', async () => {
  fakeApi({
    getUser: staffUser,
    listAudit: ({ query }) =>
      query.cursor === 'after-one'
        ? [entry('two'), entry('three')]
        : Response.json([entry('one')], { headers: { [nextCursorHeader]: 'after-one' } }),
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Show older changes' }));
  const older = await screen.findByText(entryOf('Staff two changed it'));
  expect(screen.getByText(entryOf('Staff one changed it'))).toBeTruthy();
  expect(document.activeElement).toBe(older.closest('li'));
  expect(screen.queryByRole('button', { name: 'Show older changes' })).toBeNull();
});

it('says before an admin is disabled, and after it, that the admin rights are gone', async () => {
  const changes = [{ field: 'isAdmin', from: true, to: false }];
  fakeApi({
    getUser: { ...staffUser, isAdmin: true },
    listAudit: [entry('one', { action: 'disable', changes })],
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Disable sign-in' }));
  expect(screen.getByRole('dialog').textContent).toContain('They’ll also lose their admin rights');
  const told = await screen.findByText(entryOf('Staff one disabled the account'));
  expect(told.closest('li')?.textContent).toContain('Admin: Yes → No');
});

it('says on one’s own page why one cannot disable or delete it', async () => {
  onTestFinished(() => useSession.setState({ user: null }));
  fakeApi({
    getUser: () => {
      // Here, because a session that is known from the start asks Firebase for a token.
      useSession.setState({ user: { ...user, isAdmin: true } });
      return { ...staffUser, isAdmin: true };
    },
    listAudit: [],
  });
  show();
  await screen.findByText('This is your account. Only another admin can disable or delete it.');
  for (const name of ['Disable sign-in', 'Delete']) {
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
  }
});
