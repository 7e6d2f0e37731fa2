let queue: Promise<unknown> = Promise.resolve();

/**
 * Does something once all is quiet: ten seconds after what waited before it has ended, at the latest. One after the
 * other, because code that arrives together is run together, and keeps a slow phone from answering a tap.
 *
 * @param act may return a promise, for whose end the next one waits; it may fail
 */
export function whenIdle(act: () => unknown): void {
  queue = queue
    .then(becomeIdle)
    .then(act)
    .catch(() => undefined);
}

function becomeIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: 10_000 });
    // Safari has no idle callback: two seconds after the page was opened are idle enough, and a moment later on.
    else setTimeout(resolve, Math.max(200, 2000 - performance.now()));
  });
}
