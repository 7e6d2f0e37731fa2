import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callApi } from '#data/client/api-client.ts';
import { useSession } from '#state/session.ts';
import { idleMs, unlock, useStaffLock } from '#state/staff-lock.ts';
import { askForProof, useStaffProof } from '#state/staff-proof.ts';
import { user } from '#testing/example-user.ts';
import { fakeApi, refuse } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { LockScreen } from './lock-screen.tsx';
import { LockedAway } from './locked-away.tsx';
import { ProofDialog } from './proof-dialog.tsx';

const signIn = vi.hoisted(() => vi.fn(async (_email: string, _password: string) => ({})));
vi.mock('#data/client/session.ts', () => ({ signIn, confirmSignIn: vi.fn() }));
vi.mock('#data/client/id-token.ts', () => ({
  findIdToken: async () => (signIn.mock.calls.length > 0 ? 'a new token' : 'the session'),
}));

const show = () =>
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ProofDialog />
      <LockScreen />
    </QueryClientProvider>,
  );

beforeEach(() => {
  unlock();
  signIn.mockClear();
  useSession.setState({ user: { ...user, isAdmin: true }, isRead: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const typePassword = async (send = 'Continue') => {
  await userEvent.type(screen.getByLabelText('Current Password'), 'the password');
  await userEvent.click(screen.getByRole('button', { name: send }));
};

it('a change that needs the password waits for it, then continues in its own session', async () => {
  const sent: (string | null)[][] = [];
  fakeApi({
    deleteUser: ({ headers }) => {
      sent.push([headers.get('authorization'), headers.get('x-kowhai-proof')]);
      return headers.has('x-kowhai-proof')
        ? { message: 'Deleted' }
        : refuse('REAUTH', 'Enter your password to make this change.');
    },
  });
  show();
  const call = callApi('deleteUser', { params: { id: 'u2' } });
  await screen.findByRole('dialog', { name: 'Is it still you?' });
  await screen.findByText('Enter your password to make this change.');
  await typePassword();
  expect(await call).toEqual({ message: 'Deleted' });
  expect(signIn).toHaveBeenCalledWith(user.email, 'the password');
  expect(sent).toEqual([
    ['Bearer the session', null],
    ['Bearer the session', 'a new token'],
  ]);
});

it('in a session that is over, the new sign-in takes its place', async () => {
  fakeApi({
    deleteUser: ({ headers }) =>
      headers.get('authorization') === 'Bearer a new token'
        ? { message: 'Deleted' }
        : refuse('REAUTH', 'You signed in more than 12 hours ago.'),
  });
  show();
  const call = callApi('deleteUser', { params: { id: 'u2' } });
  await screen.findByRole('dialog', { name: 'Is it still you?' });
  await typePassword();
  expect(await call).toEqual({ message: 'Deleted' });
});

it('several calls share one question, and each hears of a No', async () => {
  show();
  const answers = [askForProof('Because.'), askForProof('Because.')];
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await Promise.all(answers)).toEqual([false, false]);
  expect(useStaffProof.getState().question).toBeNull();
});

it('beside the desk nobody is asked', async () => {
  cleanup();
  expect(await askForProof('Because.')).toBe(false);
});

it('the desk locks after half an hour: nothing of it is in the page, and what was typed is there again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <LockScreen />
      <LockedAway>
        <h1>Hana Ngata</h1>
        <input aria-label="Note" />
      </LockedAway>
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByLabelText('Note'), 'call back');
  act(() => vi.advanceTimersByTime(idleMs - 20_000));
  expect(useStaffLock.getState().isLocked).toBe(false);
  act(() => vi.advanceTimersByTime(30_000));
  const cover = await screen.findByRole('dialog', { name: 'The desk is locked' });
  expect(cover).toBeDefined();
  expect(document.documentElement.outerHTML).not.toMatch(/Hana Ngata|aria-label="Note"/);
  expect(document.title).toBe('The desk is locked');
  await typePassword('Unlock');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('call back');
  expect(document.activeElement).toBe(screen.getByLabelText('Note'));
});
