import { type Access, pages } from '@kowhai/domain/pages';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { useSession } from '#state/session.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { AppRoutes } from './app-routes.tsx';

const listPaths = (wanted: Access) =>
  (Object.values(pages) as readonly { path: string; access: Access }[])
    .filter(({ access }) => access === wanted)
    .map(({ path }) => path.replace(':id', 'some-id'));

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}
const address = () => screen.getByLabelText('Address').textContent;

function visit(path: string) {
  renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <Address />
      <AppRoutes />
    </QueryClientProvider>,
    path,
  );
}

beforeEach(() => {
  fakeApi({});
  useSession.setState({ user: null, isRead: true });
});

it.each([...listPaths('signed-in'), ...listPaths('admin')])(
  '%s sends a visitor to sign in and back',
  async (path) => {
    visit(`${path}?tab=orders`);
    await waitFor(() =>
      expect(address()).toBe(`/login?redirect=${encodeURIComponent(`${path}?tab=orders`)}`),
    );
  },
);
