import { type ComponentType, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { type NavigationType, Outlet, useLocation } from 'react-router-dom';
import { ConnectionNote } from '#app/offline/connection-note.tsx';
import { PageContent, SkipLink } from '#shared/page/page-content.tsx';
import { useLazyWhenIdle } from '#shared/use-lazy-when-idle.ts';
import { useQuestion } from '#state/question.ts';
import { restoreState } from '#state/restore-state.ts';
import { useSession } from '#state/session.ts';
import { dismissToast, useToasts } from '#state/toasts.ts';
import { Announcer } from './announcer.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { usePageChange } from './use-page-change.ts';

/** The shop's layout around the current route, or around other content. */
export function SiteLayout({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <PageContent>{children}</PageContent>
      {/* Another one on each page: a page glides to its top, and the footer of the last would be seen to jump. */}
      <SiteFooter key={pathname} />
      <Questions />
    </>
  );
}

/** Loads with the first question: reading pages ask none. Where that fails, nothing was answered, and the next asks again. */
function Questions() {
  const asked = useQuestion((state) => state.asked);
  const [Questions, setQuestions] = useState<ComponentType>();
  useEffect(() => {
    if (!asked || Questions) return;
    import('#shared/question-dialog.tsx').then(
      ({ QuestionDialog }) => setQuestions(() => QuestionDialog),
      () => asked.settle(null),
    );
  }, [asked, Questions]);
  return Questions && <Questions />;
}

/** The layout around shop and staff pages. It stays mounted when one changes to the other. */
export function RootLayout({ navigationType }: { navigationType: NavigationType }) {
  usePageChange(navigationType);
  // The first render has no user and an empty cart, like the prerendered HTML; the stored state follows right after it.
  useEffect(restoreState, []);
  // What was typed is in the pages, too: they are made anew for the next person.
  const turn = useSession((state) => state.turn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pages of the turn before are gone by then.
  useEffect(() => useSession.setState({ isLeft: false }), [turn]);
  return (
    <>
      <Outlet key={turn} />
      <ConnectionNote />
      <Announcer />
      <Toasts />
    </>
  );
}

/** Loads when the browser is idle, or with the first toast. */
function Toasts() {
  // Deferred, so that the change that caused a toast is painted first.
  const toasts = useDeferredValue(useToasts((state) => state.toasts));
  const Region = useLazyWhenIdle(
    () => import('#ui/overlays/toast-region.tsx').then(({ ToastRegion }) => ToastRegion),
    toasts.length > 0,
  );
  return Region && <Region toasts={toasts} onDismiss={dismissToast} />;
}
