import { useEffect } from 'react';

declare global {
  interface Window {
    /**
     * Kept by the script in the built HTML until the page is live: what was tapped when nobody was listening yet, and
     * the answer with what the page was built with, once it has been asked for.
     */
    early?: { tap: HTMLElement | null; page?: Promise<Response> } | undefined;
  }
}

/** The page is live: what was tapped before is tapped again, and this time somebody listens. */
export function useReplayClick(): void {
  useEffect(() => {
    const tap = window.early?.tap;
    window.early = undefined;
    if (tap?.isConnected) tap.click();
  }, []);
}
