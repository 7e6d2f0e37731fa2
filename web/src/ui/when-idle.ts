/** Calls a function once the browser is idle, after ten seconds at the latest. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => act(), { timeout: 10_000 });
  // Safari has no requestIdleCallback, so this waits until two seconds after the page was opened, or 200 ms later on.
  else setTimeout(act, Math.max(200, 2000 - performance.now()));
}

/** Whether the person has asked the browser to save data; only some browsers tell. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Loads what a page can do without. People who save data load it when it is needed, or never. */
export function loadWhenIdle(load: () => void): void {
  if (!isSavingData()) whenIdle(load);
}
