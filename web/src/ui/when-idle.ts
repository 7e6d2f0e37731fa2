/** Does something once all is quiet, ten seconds from now at the latest. */
export function whenIdle(act: () => void): void {
  // Safari has no idle callback; two seconds after the start are idle enough.
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: 10_000 });
  else setTimeout(act, 2000);
}
