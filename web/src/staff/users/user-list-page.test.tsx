import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSession } from '#state/session.ts';
import { user } from '#testing/example-user.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { UserListPage } from './user-list-page.tsx';

const customer = { ...user, isDisabled: false };
const admin = { ...customer, _id: 'u2', firstName: 'Hana', email: 'hana@kowhai.example', isAdmin: true };

it('has name, email, address and the admin flag of each user, with Edit and Delete', async () => {
  // Firebase is not here: the calls go out without a token.
  useSession.setState({ user: null, isRead: true });
  fakeApi({ listUsers: [customer, admin], countUsers: { count: 2, isMore: false } });
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <UserListPage />
    </QueryClientProvider>,
  );
  await screen.findByRole('table');
  const [headings, ...rows] = screen
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent?.trim()));
  expect(headings).toEqual(['Name', 'Email', 'Address', 'Admin', 'Actions']);
  expect(rows.map((row) => row.slice(0, 4))).toEqual([
    ['Aroha Tāne', user.email, user.address, 'No'],
    ['Hana Tāne', admin.email, user.address, 'Admin'],
  ]);
  const row = within(screen.getByRole('row', { name: /^Aroha/ }));
  expect(row.getByRole('link', { name: 'Edit Aroha Tāne' }).getAttribute('href')).toBe('/admin/user/u1/edit');
  expect(row.getByRole('button', { name: 'Delete Aroha Tāne' })).toBeTruthy();
});
