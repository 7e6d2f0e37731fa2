import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageLoading } from './page-loading.tsx';

const contentId = 'content';

const SkipAnchor = chakra('a', {
  base: {
    position: 'absolute',
    zIndex: '60',
    top: '2',
    insetInlineStart: '2',
    paddingInline: '4',
    paddingBlock: '3',
    borderRadius: 'md',
    background: 'gold',
    color: 'gold.ink',
    fontWeight: 'bold',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
});

export function SkipLink() {
  return <SkipAnchor href={`#${contentId}`}>Skip to content</SkipAnchor>;
}

export function PageContent({ children = <Outlet />, ...rest }: HTMLChakraProps<'main'>) {
  const { pathname } = useLocation();
  return (
    <chakra.main id={contentId} tabIndex={-1} flex="1" display="flex" flexDirection="column" {...rest}>
      {/* One Suspense boundary for all pages: a new one would show its fallback in place of the previous page. */}
      <Suspense fallback={<PageLoading />}>
        <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
        <Live />
      </Suspense>
    </chakra.main>
  );
}

/** A sibling of the page, so its effect runs once the page is hydrated. */
function Live() {
  useReplayClick();
  return null;
}

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces merge.
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
    /** Set by the script in the shell until the app starts: reloads the page, or says that its code is lost. */
    lost?: (() => void) | undefined;
  }
}

/** After hydration, repeats the click that came too early for any handler. */
function useReplayClick(): void {
  useEffect(() => {
    const tap = window.early?.tap;
    window.early = undefined;
    // Later, when a page that was rendered again has what was typed before the click.
    if (tap) setTimeout(() => findAnew(tap)?.click());
  }, []);
}

function findAnew(tap: HTMLElement): HTMLElement | undefined {
  if (tap.isConnected) return tap;
  return [...document.querySelectorAll('button')].find(({ textContent }) => textContent === tap.textContent);
}
