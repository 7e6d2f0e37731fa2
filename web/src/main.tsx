import type { SystemContext } from '@chakra-ui/react';
import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import { AppRoutes } from '#app/app-routes.tsx';
import { adoptBuiltPage, type BuiltPage } from '#app/built-page.ts';
import { findRoute, type PageRoute } from '#app/page-route.tsx';
import { routes } from '#app/routes.tsx';
import { createQueryClient } from '#data/query-client.ts';
import { reportError } from '#data/report-error.ts';
import { createStyleCache } from '#ui/style/style-provider.tsx';
import { whenIdle } from '#ui/when-idle.ts';

/**
 * The page's code comes first: what React then renders is the same as the HTML, without a fallback in between.
 *
 * @returns the route of the current address, or undefined where there is no such page
 */
export async function loadPage(): Promise<PageRoute | undefined> {
  const route = findRoute(routes, window.location.pathname);
  await route?.preload().catch(() => undefined);
  return route;
}

type StartOptions = {
  container: HTMLElement;
  theme: SystemContext;
  /** What `loadPage` found. */
  route: PageRoute | undefined;
  /** What the HTML was built from; none in the shell. */
  page: BuiltPage | undefined;
};

/** Brings the page to life: hydrates what was built, or renders where nothing was. */
export function start({ container, theme, route, page }: StartOptions): void {
  watchErrors();
  const queryClient = createQueryClient();
  if (page) adoptBuiltPage(page, queryClient);

  const app = (
    <App styleCache={createStyleCache()} theme={theme} queryClient={queryClient}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </App>
  );

  // The HTML says which route it was built for. The shell of dynamic pages was built for none and is replaced.
  if (container.dataset.route !== undefined && container.dataset.route === (route?.path ?? '*')) {
    // A transition hydrates in slices, and lets taps and keys in between.
    startTransition(() => {
      hydrateRoot(container, app);
    });
    refreshAtIdle(queryClient);
  } else {
    // The shell asks not to be indexed for as long as nobody knows what it shows: from here on the page says it.
    document.head.querySelector('meta[name=robots]')?.remove();
    createRoot(container).render(app);
  }
  watchLinks(routes);
}

/**
 * The pages were built with the catalogue of that day: once all is quiet, today's prices and stock are fetched for what
 * is shown. Where that fails, the page goes on showing what it was built with.
 */
function refreshAtIdle(client: QueryClient): void {
  whenIdle(() => client.refetchQueries({ type: 'active' }));
}

/** Errors that nobody caught reach whoever runs the shop. Those of a page that was drawn go through its boundary. */
function watchErrors(): void {
  window.addEventListener('error', ({ error, filename, lineno, colno }) => {
    reportError(error, `${filename}:${lineno}:${colno}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}

/** Starts loading a page's code as soon as somebody reaches for a link to it. */
function watchLinks(routes: readonly PageRoute[]): void {
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
