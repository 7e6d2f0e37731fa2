import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '#shared/page/error-boundary.tsx';
import { renderForTest } from '#testing/render.tsx';
import { lazyPage } from './lazy-page.tsx';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

describe('a page whose code loads with it', () => {
  it('renders at once when it was preloaded', async () => {
    const Page = lazyPage(async () => ({ Counter }));
    await Page.preload();
    renderForTest(<Page />);
    expect(screen.getByRole('button').textContent).toBe('0');
  });

  it('waits for its code otherwise, and keeps its state afterwards', async () => {
    const Page = lazyPage(async () => ({ Counter }));
    await act(async () => {
      renderForTest(
        <Suspense fallback="Loading">
          <Page />
        </Suspense>,
      );
    });
    await userEvent.click(await screen.findByRole('button'));
    expect(screen.getByRole('button').textContent).toBe('1');
  });

  it('that could not be fetched is fetched again by Try again, without a reload', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const offline = new TypeError('Failed to fetch dynamically imported module: /assets/page.js');
    const load = vi.fn().mockResolvedValue({ Counter });
    for (let tries = 0; tries < 2; tries++) load.mockRejectedValueOnce(offline);
    const Page = lazyPage(load);
    renderForTest(
      <Suspense fallback="Loading">
        <ErrorBoundary>
          <Page />
        </ErrorBoundary>
      </Suspense>,
    );
    const tryAgain = () => screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(await tryAgain());
    await userEvent.click(await tryAgain());
    await screen.findByRole('button', { name: '0' });
    expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([3, 0]);
    vi.restoreAllMocks();
  });

  it('loads once, and again for the next visit where it failed', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ Counter });
    const Page = lazyPage(load);
    await expect(Page.preload()).rejects.toThrow('offline');
    await Promise.all([Page.preload(), Page.preload()]);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
