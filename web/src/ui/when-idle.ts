/** Does something once all is quiet, ten seconds from now at the latest. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => act(), { timeout: 10_000 });
  // Safari has no idle callback: two seconds after the page was opened are idle enough, and a moment later on.
  else setTimeout(act, Math.max(200, 2000 - performance.now()));
}
