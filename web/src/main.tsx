import type { SystemContext } from '@chakra-ui/react';
import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import { AppRoutes } from '#app/app-routes.tsx';
import { adoptPageData, type PageData } from '#app/built-page.ts';
import { findRoute, type PageRoute } from '#app/page-route.tsx';
import { routes } from '#app/routes.tsx';
import { reportError } from '#data/client/report-error.ts';
import { createQueryClient } from '#data/query-client.ts';
import { keepTyped } from '#shared/page/keep-typed.ts';
import { hearTraversals } from '#state/leave-guard.ts';
import { createStyleCache } from '#ui/style/style-provider.tsx';
import { whenIdle } from '#ui/when-idle.ts';

/**
 * Loads the code of the current page before React starts, so that the first render matches the HTML and contains no
 * fallback.
 *
 * @returns the route of the current URL, or undefined if no route matches
 */
export async function loadPage(): Promise<PageRoute | undefined> {
  const route = findRoute(routes, window.location.pathname);
  await route?.preload().catch(() => undefined);
  return route;
}

type StartOptions = {
  container: HTMLElement;
  theme: SystemContext;
  route: PageRoute | undefined;
  /** The data of the prerendered page; undefined for the shell. */
  data: PageData | undefined;
};

/** Starts the app: hydrates a prerendered page, or renders in place of the shell. */
export function start({ container, theme, route, data }: StartOptions): void {
  watchErrors();
  hearTraversals();
  const queryClient = createQueryClient();
  if (data) adoptPageData(data, queryClient);

  const app = (
    <App styleCache={createStyleCache()} theme={theme} queryClient={queryClient}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </App>
  );

  // Prerendered HTML names its route. The shell names none, and is replaced.
  if (container.dataset.route !== undefined && container.dataset.route === (route?.path ?? '*')) {
    const restoreTyped = keepTyped(container);
    // In a transition, React hydrates in slices and handles input in between.
    startTransition(() => {
      // React renders again what a translator or an extension changed before. Restored before the next press, which could
      // otherwise send the empty fields.
      hydrateRoot(container, app, { onRecoverableError: () => queueMicrotask(restoreTyped) });
    });
    refreshAtIdle(queryClient);
  } else {
    // What is lost from now on is asked for again in place.
    window.lost = undefined;
    // The shell is marked `noindex`; from here on, the page sets its own robots tag.
    document.head.querySelector('meta[name=robots]')?.remove();
    replaceShellTitle();
    createRoot(container).render(app);
  }
  watchLinks(routes);
}

/** The shell's title stays until the page has its own: of two, browsers show the first. */
function replaceShellTitle(): void {
  const [shellTitle] = document.head.getElementsByTagName('title');
  new MutationObserver((_, observer) => {
    if (document.head.getElementsByTagName('title').length < 2) return;
    shellTitle?.remove();
    observer.disconnect();
  }).observe(document.head, { childList: true });
}

/**
 * Refetches prices and stock when the browser is idle, as the page was prerendered with an older catalogue. If that
 * fails, the page keeps its data.
 */
function refreshAtIdle(client: QueryClient): void {
  whenIdle(() => client.refetchQueries({ type: 'active' }));
}

/** Reports uncaught errors to the staff's log. Errors during rendering go to the error boundary. */
function watchErrors(): void {
  window.addEventListener('error', ({ error, filename, lineno, colno }) => {
    reportError(error, `${filename}:${lineno}:${colno}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}

/** Preloads the code of a page when the pointer, a touch or the focus reaches a link to it. */
function watchLinks(routes: readonly PageRoute[]): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin) return;
    // Following the link reports the failure.
    findRoute(routes, link.pathname)
      ?.preload()
      .catch(() => undefined);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, preload, { passive: true });
  }
}
