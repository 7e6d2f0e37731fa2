import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { user } from '#testing/example-user.ts';
import { renderForTest } from '#testing/render.tsx';
import { UserEditPage } from './user-edit-page.tsx';

const person = { ...user, isDisabled: false };
let sent: object[] = [];

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method !== 'PUT') return new Response(JSON.stringify(address.includes('/audit') ? [] : person));
    const change = JSON.parse(String(body));
    sent.push(change);
    if (change.currentPassword === 'wrong') {
      const message = 'Your current password isn’t correct';
      const refusal = { code: 'REAUTH', message, fields: { currentPassword: message } };
      return new Response(JSON.stringify(refusal), { status: 401 });
    }
    return new Response(JSON.stringify({ ...person, ...change, updatedAt: '2026-01-02T00:00:00.000Z' }));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function turnAdminOn() {
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Routes>
        <Route path="/admin/user/:id/edit" element={<UserEditPage />} />
      </Routes>
    </QueryClientProvider>,
    '/admin/user/u1/edit',
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Admin' }));
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  return within(await screen.findByRole('dialog', { name: 'Make Aroha Tāne an admin?' }));
}

it('asks with the name for one’s own password, and sends nothing before', async () => {
  const dialog = await turnAdminOn();
  expect(sent).toEqual([]);
  const field = dialog.getByLabelText('Your password');
  await userEvent.type(field, 'wrong');
  await userEvent.click(dialog.getByRole('button', { name: 'Make them an admin' }));
  expect((await dialog.findAllByText('Your current password isn’t correct')).length).toBeGreaterThan(0);
  await userEvent.clear(field);
  await userEvent.type(field, 'right');
  await userEvent.click(dialog.getByRole('button', { name: 'Make them an admin' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.at(-1)).toMatchObject({ isAdmin: true, currentPassword: 'right' });
});

it('saves nothing where one thinks better of it', async () => {
  const dialog = await turnAdminOn();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('Not saved. Making someone an admin takes your password.');
  expect(sent).toEqual([]);
});
