import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { contentId, PageContent } from '#shared/page/page-content.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The shop's layout around the current route, or around other content. */
export function SiteLayout({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink targetId={contentId} />
      <SiteHeader />
      {/* At least as high as the window, so that the footer of a short page does not show while it loads. */}
      <PageContent minHeight={{ base: '100vh', _print: '0' }}>{children}</PageContent>
      {/* Another one on each page: a page glides to its top, and the footer of the last would be seen to jump. */}
      <SiteFooter key={pathname} />
    </>
  );
}
