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
    loading ??= importPatiently(load).then(
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

  function Page(props: P) {
    // Kept for as long as the page is mounted: another component would lose its state.
    const [Component] = useState<ComponentType<P>>(() => loaded ?? Suspending);
    return <Component {...props} />;
  }

  return Object.assign(Page, { preload });
}

const pauseMs = 1000;

/** Imports a file, with two more tries after a pause each. */
async function importPatiently<P>(load: PageLoader<P>, tries = 3): ReturnType<PageLoader<P>> {
  try {
    return await load();
  } catch (failure) {
    if (tries === 1) throw failure;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const address = findAddress(failure);
    return importPatiently(address ? () => importAnew(address) : load, tries - 1);
  }
}

/** The URL of the script that could not be fetched, if the error message contains it. */
function findAddress(failure: unknown): string | undefined {
  const [address] = /https?:\/\/[^\s?]+/.exec(String(failure)) ?? [];
  return address;
}

/** Most browsers cache a failed import, so the retry needs another URL. */
function importAnew<P>(address: string): ReturnType<PageLoader<P>> {
  return import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
}
