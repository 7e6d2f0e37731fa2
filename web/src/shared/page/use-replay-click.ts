import { useEffect } from 'react';

declare global {
  interface Window {
    /**
     * Set by the inline script of the prerendered HTML until hydration: the last click that had no handler yet, and the
     * request for the page's data, where it was sent.
     */
    early?: { tap: HTMLElement | null; page?: Promise<Response> } | undefined;
  }
}

/** After hydration, repeats the click that came too early for any handler. */
export function useReplayClick(): void {
  useEffect(() => {
    const tap = window.early?.tap;
    window.early = undefined;
    if (tap?.isConnected) tap.click();
  }, []);
}
