import type { ReactNode } from 'react';
import { contentId, PageContent } from '#shared/page/page-content.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The layout of the shop around the page of its route, or around another in its place. */
export function SiteLayout({ children }: { children?: ReactNode }) {
  return (
    <>
      <SkipLink targetId={contentId} />
      <SiteHeader />
      {/* As high as the window at least: however short the page, no footer comes into sight with it. */}
      <PageContent minHeight={{ base: '100vh', _print: '0' }}>{children}</PageContent>
      <SiteFooter />
    </>
  );
}
