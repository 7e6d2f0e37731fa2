// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useSession } from '#state/session.ts';
import { user } from '#testing/example-user.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { proveEmail, useChangeProfile, useConfirmEmail } from './account.ts';
import { profileQuery } from './queries.ts';

const { queryKey } = profileQuery(user._id);

function useAll() {
  return { change: useChangeProfile(), confirm: useConfirmEmail('a good long one') };
}

it.each([
  [
    'a changed profile',
    'updateProfile',
    ({ change }: ReturnType<typeof useAll>) => change.mutateAsync({ body: {} }),
  ],
  [
    'a confirmed email',
    'confirmEmail',
    ({ confirm }: ReturnType<typeof useAll>) => confirm.mutateAsync({ body: { otp: '7FKX29QD' } }),
  ],
  ['a proven email', 'proveEmail', (_: unknown, client: QueryClient) => proveEmail('link-code', client)],
] as const)(
  '%s is shown at once, and other answers about users are asked for again',
  async (_, name, make) => {
    const client = new QueryClient();
    client.setQueryData(['User', 'list'], 'seen');
    client.setQueryData(queryKey, user);
    fakeApi({ [name]: { ...user, phone: '021 000 111' } });
    useSession.setState({ user: null, isRead: true });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(useAll, { wrapper });
    await act(async () => void (await make(result.current, client)));
    expect(client.getQueryState(['User', 'list'])?.isInvalidated).toBe(true);
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false);
    expect(client.getQueryData(queryKey)?.phone).toBe('021 000 111');
    expect(useSession.getState().user?.phone).toBe('021 000 111');
  },
);
