import { type Access, pages } from '@kowhai/domain/pages';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { storeUser, useSession } from '#state/session.ts';
import { user } from '#testing/example-user.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { fillCatalogue } from '#testing/fill-catalogue.ts';
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
  const client = createQueryClient();
  fillCatalogue(client, {});
  renderForTest(
    <QueryClientProvider client={client}>
      <Address />
      <AppRoutes />
    </QueryClientProvider>,
    path,
  );
}

beforeEach(() => {
  fakeApi({});
  localStorage.clear();
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

it.each(listPaths('admin'))('%s is not for customers', async (path) => {
  storeUser(user);
  visit(path);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('This page is for our staff');
});

it.each([
  ['/fibre/plans', 'Shop Fibre Plans'],
  ['/wireless/plans', 'Shop Wireless Plans'],
  ['/hyperfibre/plans', 'Shop Hyperfibre Plans'],
])('%s is the page “%s”', async (path, title) => {
  visit(path);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
});

it.each([
  ['/', 'home'],
  ['/fibre', 'fibre'],
  ['/wireless', 'wireless'],
  ['/hyperfibre', 'hyperfibre'],
  ['/hardware', 'hardware'],
  ['/about', 'about'],
])('%s shows its hero, and the logo above it', async (path, name) => {
  visit(path);
  const title = await screen.findByRole('heading', { level: 1 });
  const hero = title.closest('section') as HTMLElement;
  expect(hero.querySelector('img')?.getAttribute('src')).toBe(`/art/${name}.svg`);
  const logo = within(screen.getByRole('banner')).getByRole('link', { name: /, home$/ });
  expect(logo.querySelector('svg path[d]')).not.toBeNull();
});
