import { type ComponentType, lazy, useState } from 'react';

/** A page whose code loads with it. */
export type LazyPage = ComponentType & {
  /** Starts loading the code, or waits for it. Once it is there, the page renders at once, without a fallback. */
  preload: () => Promise<unknown>;
};

/**
 * Like React's `lazy`, but a page that was preloaded renders synchronously. The HTML that was built and the first
 * render in the browser are then the same: neither holds a fallback.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;

  const preload = () => {
    loading ??= load().then(
      (component) => {
        loaded = component;
        return component;
      },
      (failure) => {
        // The next visit tries again.
        loading = undefined;
        throw failure;
      },
    );
    return loading;
  };

  const Suspending = lazy(async () => ({ default: await preload() }));

  function Page() {
    // Pinned for as long as the page is shown: changing the component halfway would throw its state away.
    const [Component] = useState(() => loaded ?? Suspending);
    return <Component />;
  }

  return Object.assign(Page, { preload });
}
