import { countItems } from '@kowhai/domain/cart';
import { siteSettings } from '@kowhai/domain/site-settings';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHead } from '#components/page-head.tsx';
import { useCart } from '#state/cart.ts';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlainLink } from '#ui/link.tsx';
import { isChunkFailure, reloadOnce } from './chunk-failure.ts';

/** Shown in a page's place when the page failed. Code that is gone because the site was published anew is fetched anew. */
export function ErrorPage({ failure }: { failure: Error }) {
  const isStale = isChunkFailure(failure);
  const isStaff = useLocation().pathname.startsWith('/admin');
  const hasCart = useCart(({ cart }) => countItems(cart) > 0) && !isStaff;

  useEffect(() => {
    if (isStale) void reloadOnce();
  }, [isStale]);

  return (
    <Container paddingBlock="10">
      <PageHead title="Something went wrong" />
      <EmptyState
        title={isStale ? 'This page did not load' : 'Something went wrong on this page'}
        headingLevel="h1"
        action={<Button onClick={() => window.location.reload()}>Load the page again</Button>}
      >
        <p>
          {isStale
            ? 'The connection dropped, or the site was updated while you were here.'
            : 'It is our fault, not yours.'}
          {hasCart && ' Your cart is safe.'}
          {!isStaff && (
            <>
              {' '}
              If it happens again, call us on{' '}
              <PlainLink href={siteSettings.freephoneHref}>{siteSettings.freephone}</PlainLink>.
            </>
          )}
        </p>
      </EmptyState>
    </Container>
  );
}
