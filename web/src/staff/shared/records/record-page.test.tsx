import { queryHeader } from '@kowhai/domain/api/page';
import type { AuditEntry } from '@kowhai/domain/audit/audit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UserInfoPage } from '#staff/users/user-info-page.tsx';
import { useSession } from '#state/session.ts';
import { user } from '#testing/example-user.ts';
import { renderForTest } from '#testing/render.tsx';

const entry = (_id: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  _id,
  at: '2026-11-20T01:00:00.000Z',
  by: { _id: 'admin', name: `Staff ${_id}` },
  item: { kind: 'user', _id: 'u1', name: 'Aroha Tāne' },
  action: 'update',
  changes: [],
  ...more,
});

/** What the API answers to whatever starts so. */
let answers: Record<string, () => Response>;

const reply = (body: unknown, headers = {}, status = 200) =>
  new Response(JSON.stringify(body), { status, headers });

beforeEach(() => {
  answers = {
    '/api/orders': () => reply([]),
    '/api/enquiries': () => reply([]),
    '/api/users/u1/mails': () => reply([]),
  };
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Headers }) => {
    // What staff ask for travels in a header.
    const address = [path, headers.get(queryHeader)].filter(Boolean).join('?');
    const [, answer] = Object.entries(answers).findLast(([start]) => address.startsWith(start)) ?? [];
    if (!answer) throw new Error(`The test has no answer to ${address}`);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = () =>
  renderForTest(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Routes>
        <Route path="/admin/user/:id/info" element={<UserInfoPage />} />
      </Routes>
    </QueryClientProvider>,
    '/admin/user/u1/info',
  );

const isGone = () => reply({ message: 'We could not find that user', code: 'NOT_FOUND' }, {}, 404);

it('shows the changes of somebody who was deleted, and leads to the orders', async () => {
  answers['/api/users/u1'] = isGone;
  answers['/api/audit'] = () => reply([entry('one', { action: 'delete' }), entry('two')]);
  show();
  await screen.findByRole('heading', { name: 'We couldn’t find that user', level: 1 });
  await screen.findByText('Staff one deleted it');
  expect(screen.getByRole('link', { name: 'This person’s orders' }).getAttribute('href')).toBe(
    '/admin/orderlist?user=u1',
  );
});

it('shows no changes of somebody who never was', async () => {
  answers['/api/users/u1'] = isGone;
  let hasAsked = false;
  answers['/api/audit'] = () => {
    hasAsked = true;
    return reply([]);
  };
  show();
  await screen.findByRole('heading', { name: 'We couldn’t find that user', level: 1 });
  await waitFor(() => expect(hasAsked).toBe(true));
  expect(screen.queryByRole('heading', { name: 'Changes' })).toBeNull();
});

it('shows older changes on demand, with the focus on the first of them', async () => {
  answers['/api/users/u1'] = () => reply(user);
  answers['/api/audit'] = () => reply([entry('one')], { 'X-Next-Cursor': 'after-one' });
  answers['/api/audit?item=user%3Au1&limit=50&cursor=after-one'] = () =>
    reply([entry('two'), entry('three')]);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Show older changes' }));
  const older = await screen.findByText('Staff two changed it');
  expect(screen.getByText('Staff one changed it')).toBeTruthy();
  expect(document.activeElement).toBe(older.closest('li'));
  expect(screen.queryByRole('button', { name: 'Show older changes' })).toBeNull();
});

it('says before an admin is disabled, and after it, that the admin rights are gone', async () => {
  answers['/api/users/u1'] = () => reply({ ...user, isAdmin: true });
  const changes = [{ field: 'isAdmin', from: true, to: false }];
  answers['/api/audit'] = () => reply([entry('one', { action: 'disable', changes })]);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Disable sign-in' }));
  expect(screen.getByRole('dialog').textContent).toContain('They’ll also lose their admin rights');
  const told = await screen.findByText('Staff one disabled the account');
  expect(told.closest('li')?.textContent).toContain('Admin: Yes → No');
});

it('says on one’s own page why one cannot disable or delete it', async () => {
  answers['/api/users/u1'] = () => {
    // Here, because whoever is signed in from the start asks Firebase for a token.
    useSession.setState({ user: { ...user, _id: 'u1', isAdmin: true } });
    return reply({ ...user, _id: 'u1', isAdmin: true });
  };
  answers['/api/audit'] = () => reply([]);
  show();
  await screen.findByText('This is your account. Only another admin can disable or delete it.');
  for (const name of ['Disable sign-in', 'Delete']) {
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  }
  useSession.setState({ user: null });
});
