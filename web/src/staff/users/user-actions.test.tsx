import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { useSession } from '#state/session.ts';
import { user } from '#testing/example-user.ts';
import { renderForTest } from '#testing/render.tsx';
import { RemoveSecondFactor } from './user-actions.tsx';

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
