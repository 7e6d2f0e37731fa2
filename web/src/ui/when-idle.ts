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
    // Safari has no idle callback; two seconds after the start are idle enough.
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: 10_000 });
    else setTimeout(resolve, 2000);
  });
}
