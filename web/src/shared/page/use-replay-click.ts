import { useEffect } from 'react';

declare global {
  interface Window {
    /**
     * Set by the inline script of the prerendered HTML until hydration: the last click that had no handler yet, and the
     * text of the page's data, where it was asked for.
     */
    early?:
      | {
          tap: HTMLElement | null;
          page?: Promise<string>;
          /** Says at the pressed button that the page is lost. */
          fail: () => void;
        }
      | undefined;
    /** Set by the script in the shell until the app starts: loads the page anew, or says that it is lost. */
    lost?: (() => void) | undefined;
  }
}

/** After hydration, repeats the click that came too early for any handler. */
export function useReplayClick(): void {
  useEffect(() => {
    const tap = window.early?.tap;
    window.early = undefined;
    // A page that was rendered anew has what was typed before the click.
    if (tap) setTimeout(() => findAnew(tap)?.click());
  }, []);
}

function findAnew(tap: HTMLElement): HTMLElement | undefined {
  if (tap.isConnected) return tap;
  return [...document.querySelectorAll('button')].find(({ textContent }) => textContent === tap.textContent);
}
