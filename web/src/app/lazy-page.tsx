import { type ComponentType, lazy, useState } from 'react';
import { PageLoadFailure } from '#shared/page/chunk-failure.ts';

/** A page whose code loads with it. */
export type LazyPage<P> = ComponentType<P> & {
  /** Starts loading the code, or waits for it. Once it is there, the page renders at once, without a fallback. */
  preload: () => Promise<unknown>;
};

/** Imports a page's file: whatever its name, the page is the one thing that the file exports. */
export type PageLoader<P> = () => Promise<Readonly<Record<string, ComponentType<P>>>>;

/**
 * Like React's `lazy`, but a page that was preloaded renders synchronously. The HTML that was built and the first
 * render in the browser are then the same: neither holds a fallback.
 */
export function lazyPage<P extends object>(load: PageLoader<P>): LazyPage<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;
  let missing: string | undefined;

  const preload = (): Promise<ComponentType<P>> => {
    loading ??= (missing ? importAnew<P>(missing) : load()).then(
      (file) => {
        const [component, another] = Object.values(file);
        if (!component || another) throw new Error('The file of a page exports the page and nothing else');
        loaded = component;
        return component;
      },
      (failure) => {
        // The next visit tries again.
        loading = undefined;
        missing = findAddress(failure);
        throw new PageLoadFailure(failure, preload);
      },
    );
    return loading;
  };

  const Suspending = lazy(async () => ({ default: await preload() }));

  function Page(props: P) {
    // Pinned for as long as the page is shown: changing the component halfway would throw its state away.
    const [Component] = useState<ComponentType<P>>(() => loaded ?? Suspending);
    return <Component {...props} />;
  }

  return Object.assign(Page, { preload });
}

/** The script that could not be fetched, where the browser names it. */
function findAddress(failure: unknown): string | undefined {
  const [address] = /https?:\/\/[^\s?]+/.exec(String(failure)) ?? [];
  return address;
}

/** Most browsers remember that a script could not be fetched; under another address they ask for it once more. */
function importAnew<P>(address: string): ReturnType<PageLoader<P>> {
  return import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
}
