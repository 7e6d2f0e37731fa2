import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderForTest } from '#web/render-for-tests.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

function Broken({ message }: { message: string }): never {
  throw new Error(message);
}

describe('a page that fails', () => {
  const reload = vi.fn();

  beforeEach(() => {
    // React reports what a boundary catches; here that is the point.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
    reload.mockClear();
    window.sessionStorage.clear();
  });
  afterEach(() => vi.restoreAllMocks());

  const fail = (message: string) =>
    renderForTest(
      <ErrorBoundary>
        <Broken message={message} />
      </ErrorBoundary>,
    );

  it('says so in words and offers to load it again', () => {
    fail('x is not a function');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong on this page');
    expect(document.body.textContent).not.toContain('x is not a function');
    expect(reload).not.toHaveBeenCalled();
  });

  it('is loaded anew by itself when its code is gone, but not for ever', () => {
    const gone = 'Failed to fetch dynamically imported module: /assets/old.js';
    fail(gone);
    expect(reload).toHaveBeenCalledOnce();
    fail(gone);
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page did not load');
  });
});
