import type { PageState } from '@kowhai/domain/page-state';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { renderForTest } from '#testing/render.tsx';
import { SiteStatus } from './site-status.tsx';

/** Shows it beside a server that answers one after the other, and the last one for ever. */
function show(subject: string | undefined, ...states: PageState[]) {
  const fetch = vi.fn(async (_url: string) => {
    const state = states.length > 1 ? states.shift() : states[0];
    return new Response(JSON.stringify(state));
  });
  vi.stubGlobal('fetch', fetch);
  const { container } = renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <SiteStatus {...(subject && { subject })} path="/product/max" />
    </QueryClientProvider>,
  );
  return { fetch, container };
}

it('says that a change is on its way, and then since when it is on the site, with the page to look at', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show(undefined, { state: 'waiting' }, { state: 'shown', publishedAt: new Date().toISOString() });
  await screen.findByText(/On its way/);
  expect(screen.queryByRole('link')).toBeNull();
  await vi.advanceTimersByTimeAsync(2000);
  await screen.findByText(/On the site since \d\d:\d\d/);
  expect(screen.getByRole('link', { name: 'Look at the page' }).getAttribute('href')).toBe('/product/max');
  vi.useRealTimers();
});

it('says why something could not be published, in one sentence with what it is about', async () => {
  show('What you publish', { state: 'failed', failure: 'Firebase Hosting does not answer' });
  await screen.findByText(
    /^What you publish: could not be published: Firebase Hosting does not answer, trying again\./,
  );
});

it('says nothing where the pages do not follow by themselves', async () => {
  const { fetch, container } = show(undefined, { state: 'off' });
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(container.textContent).toBe('');
});
