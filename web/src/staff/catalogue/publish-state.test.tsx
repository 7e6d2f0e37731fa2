import type { PageState } from '@kowhai/domain/catalogue/page-state';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { SiteStatus } from './publish-state.tsx';

/** The API answers with one state after the other, and then with the last one. */
function show(states: PageState[], isFailureOnly = false) {
  const getPageState = vi.fn(
    () => (states.length > 1 ? states.shift() : states[0]) ?? { state: 'off' as const },
  );
  fakeApi({ getPageState });
  const { container } = renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <SiteStatus path="/product/max" isFailureOnly={isFailureOnly} />
    </QueryClientProvider>,
  );
  return { getPageState, container };
}

it('says that the site is being updated, and then when it was, with the page to look at', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-25T01:00:00.000Z') });
  show([{ state: 'waiting' }, { state: 'shown', publishedAt: new Date().toISOString() }]);
  await screen.findByText(/The site is being updated/);
  expect(screen.queryByRole('link')).toBeNull();
  await vi.advanceTimersByTimeAsync(2000);
  await screen.findByText(/Shop published \d\d:\d\d/);
  expect(screen.getByRole('link', { name: 'See the page' }).getAttribute('href')).toBe('/product/max');
  vi.useRealTimers();
});

it('says why the site could not be updated', async () => {
  show([{ state: 'failed', failure: 'Firebase Hosting isn’t answering' }]);
  await screen.findByText(
    /^We couldn’t update the site: Firebase Hosting isn’t answering\. We’re trying again\./,
  );
});

it('says nothing where the pages do not follow by themselves', async () => {
  const { getPageState, container } = show([{ state: 'off' }]);
  await waitFor(() => expect(getPageState).toHaveBeenCalled());
  expect(container.textContent).toBe('');
});

it('says nothing of an update that goes well where only failures are asked for', async () => {
  const { getPageState, container } = show([{ state: 'waiting' }], true);
  await waitFor(() => expect(getPageState).toHaveBeenCalled());
  expect(container.textContent).toBe('');
});
