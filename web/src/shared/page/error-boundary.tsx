import { countItems } from '@kowhai/domain/cart/cart';
import { siteSettings } from '@kowhai/domain/site-settings';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { reportError } from '#data/client/report-error.ts';
import { paths } from '#shared/paths.ts';
import { useCart } from '#state/cart.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PlainLink } from '#ui/buttons/link.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { isChunkFailure, loadWhenReached, PageLoadFailure, retryLoad } from './chunk-failure.ts';
import { keepTyped } from './keep-typed.ts';
import { PageHead } from './page-head.tsx';

type State = {
  failure: Error | null;
  /** Restores what was typed once the page is rendered again. */
  restoreTyped?: () => void;
};

const mostRenewals = 3;

/** React found other nodes than its own: translators and extensions change the page. */
function isForeignPage(failure: unknown): boolean {
  return Object(failure).name === 'NotFoundError';
}

/** Catches the errors of a page, so that header, footer and cart survive them. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };
  #renewals = 0;

  static getDerivedStateFromError(failure: unknown): Partial<State> {
    // React then renders the same page again. The old one is still in the document.
    if (isForeignPage(failure)) return { restoreTyped: keepTyped(document) };
    return { failure: failure instanceof Error ? failure : new Error(String(failure)) };
  }

  override componentDidCatch(thrown: unknown): void {
    reportError(thrown);
    const { restoreTyped } = this.state;
    if (!restoreTyped || !isForeignPage(thrown)) return;
    this.#renewals++;
    if (this.#renewals > mostRenewals) this.setState({ failure: new Error('The page keeps being changed') });
    else setTimeout(restoreTyped);
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <ErrorPage failure={failure} onLoaded={() => this.setState({ failure: null })} />;
  }
}

type ErrorPageProps = {
  failure: Error;
  onLoaded: () => void;
};

/** Replaces a page that failed. One whose code is missing loads again once the shop answers. */
function ErrorPage({ failure, onLoaded }: ErrorPageProps) {
  const isStale = isChunkFailure(failure);
  const isStaff = useLocation().pathname.startsWith(paths.admin());
  const hasCart = useCart(({ cart }) => countItems(cart) > 0) && !isStaff;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `onLoaded` changes with each render and does the same.
  useEffect(() => (isStale ? loadWhenReached(failure, onLoaded) : undefined), [isStale, failure]);

  return (
    <Container paddingBlock="10">
      <PageHead title="Something went wrong" />
      <EmptyState
        title={isStale ? 'This page didn’t load' : 'Something went wrong on this page'}
        headingLevel="h1"
        action={
          failure instanceof PageLoadFailure ? (
            <TryAgain failure={failure} onLoaded={onLoaded} />
          ) : (
            <Button onClick={() => window.location.reload()}>Load the page again</Button>
          )
        }
      >
        {isStale
          ? 'The connection dropped, or the site was updated while you were here.'
          : 'It’s our fault, not yours.'}
        {hasCart && ' Your cart is safe.'}
        {!isStaff && (
          <>
            {' '}
            If it happens again, call us on{' '}
            <PlainLink href={siteSettings.freephoneHref}>{siteSettings.freephone}</PlainLink>.
          </>
        )}
      </EmptyState>
    </Container>
  );
}

function TryAgain({ failure, onLoaded }: { failure: PageLoadFailure; onLoaded: () => void }) {
  const [isLoading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    await retryLoad(failure, onLoaded);
    setLoading(false);
  };
  return (
    <Button busy={isLoading} busyLabel="Loading…" onClick={load}>
      Try again
    </Button>
  );
}
