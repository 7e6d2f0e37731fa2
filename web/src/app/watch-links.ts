import { findRoute, type PageRoute } from './page-route.tsx';

/** Starts loading a page's code as soon as somebody reaches for a link to it. */
export function watchLinks(routes: readonly PageRoute[]): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin) return;
    // A failure is told when the link is followed.
    findRoute(routes, link.pathname)
      ?.preload()
      .catch(() => undefined);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, preload, { passive: true });
  }
}
