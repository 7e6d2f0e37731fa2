import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '#state/session.ts';
import { user } from '#testing/example-user.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { DisableUser, RemoveSecondFactor } from './user-actions.tsx';

const guarded = { ...user, isAdmin: true, isDisabled: false, secondFactorAt: '2026-01-02T00:00:00.000Z' };

function show(person: Parameters<typeof RemoveSecondFactor>[0]['user']) {
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <RemoveSecondFactor user={person} />
    </QueryClientProvider>,
  );
}

beforeEach(() => useSession.setState({ user: { ...user, _id: 'another', isAdmin: true }, isRead: true }));

it('asks by name', async () => {
  show(guarded);
  await userEvent.click(screen.getByRole('button', { name: 'Remove second factor' }));
  expect(screen.getByRole('dialog', { name: 'Remove Aroha Tāne’s second factor?' })).toBeDefined();
});

it.each([
  ['who has none', { ...guarded, secondFactorAt: undefined }],
  ['who is oneself', { ...guarded, _id: 'another' }],
])('is not there for a person %s', (_, person) => {
  show(person);
  expect(screen.queryByRole('button')).toBeNull();
});

it('disables an account after a question, and enables it without one', async () => {
  // A session that is known asks Firebase for a token.
  useSession.setState({ user: null });
  const sent = fakeApi({ disableUser: guarded, enableUser: guarded });
  const showAction = (isDisabled: boolean) =>
    renderForTest(
      <QueryClientProvider client={new QueryClient()}>
        <DisableUser user={{ ...guarded, isDisabled }} isSelf={false} />
      </QueryClientProvider>,
    );
  const params = { id: guarded._id };
  showAction(false);
  await userEvent.click(screen.getByRole('button', { name: 'Disable sign-in' }));
  const question = within(screen.getByRole('dialog', { name: 'Disable Aroha Tāne’s account?' }));
  expect(sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Disable sign-in' }));
  await vi.waitFor(() => expect(sent).toEqual([{ name: 'disableUser', params }]));
  showAction(true);
  await userEvent.click(screen.getByRole('button', { name: 'Enable sign-in' }));
  await vi.waitFor(() => expect(sent.at(-1)).toEqual({ name: 'enableUser', params }));
});
