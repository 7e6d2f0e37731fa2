import { type ComponentType, lazy, useState } from 'react';
import { PageLoadFailure } from '#shared/page/chunk-failure.ts';

export type LazyPage<P> = ComponentType<P> & {
  /** Loads the code. Afterwards the page renders synchronously, without a fallback. */
  preload: () => Promise<unknown>;
};

/** Imports a page's file, whose only export is the page. */
export type PageLoader<P> = () => Promise<Readonly<Record<string, ComponentType<P>>>>;

/**
 * Like React's `lazy`, but a preloaded page renders synchronously, so that neither the prerendered HTML nor the first
 * render in the browser contains a fallback.
 */
export function lazyPage<P extends object>(load: PageLoader<P>): LazyPage<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;

  const preload = (): Promise<ComponentType<P>> => {
    loading ??= load().then(
      (file) => {
        const [component, another] = Object.values(file);
        if (!component || another) throw new Error('The file of a page exports the page and nothing else');
        loaded = component;
        return component;
      },
      (failure) => {
        // Lets the next visit try again.
        loading = undefined;
        throw new PageLoadFailure(failure, preload);
      },
    );
    return loading;
  };

  const Suspending = lazy(async () => ({ default: await preload() }));

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each page of the route table, as `lazy` is.
  function Page(props: P) {
    // Kept for as long as the page is mounted: another component would lose its state.
    const [Component] = useState<ComponentType<P>>(() => loaded ?? Suspending);
    return <Component {...props} />;
  }

  return Object.assign(Page, { preload });
}
