import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { guardLeaving, guardTraversals } from '#state/leave-guard.ts';
import { ask } from '#state/question.ts';

/**
 * Asks before unsaved changes are left: by a link, by a key or button that navigates, by Back and Forward, and (in the
 * browser's words) by closing the window.
 */
export function UnsavedGuard({ isDirty, onLeave }: { isDirty: boolean; onLeave: () => void }) {
  const isLeaving = useRef(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const askBefore = useEffectEvent(async (proceed: () => void) => {
    const answer = await ask({
      title: 'Leave without saving?',
      points: ['You have unsaved changes.'],
      answers: ['Leave without saving'],
      cancel: 'Stay here',
    });
    if (answer === null) return;
    isLeaving.current = true;
    onLeave();
    proceed();
  });

  // As soon as the change is shown, as a fast hand leaves at once.
  useLayoutEffect(() => {
    if (!isDirty) return;
    guardLeaving((proceed) => (isLeaving.current ? proceed() : void askBefore(proceed)));
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    const blockClick = (event: MouseEvent) => {
      const link = isLeaving.current ? null : findLink(event);
      if (!link) return;
      // Later listeners still get the event, so that menus close; the router sees that it was prevented and does not
      // navigate.
      event.preventDefault();
      void askBefore(() => follow(link, navigate));
    };
    const shown = { pathname, search };
    const shownAt = readPosition();
    /** Back or Forward has happened: it is taken back before the router hears of it, and done again once the person agrees. */
    guardTraversals((event) => {
      if (isLeaving.current || isSamePage(window.location, shown)) return;
      event.stopImmediatePropagation();
      // An entry that the router did not make has no position: nearly always it was Back.
      const steps = readPosition() - shownAt || -1;
      window.history.go(-steps);
      void askBefore(() => window.history.go(steps));
    });
    window.addEventListener('beforeunload', warn);
    // In the capture phase, so before the router.
    document.addEventListener('click', blockClick, { capture: true });
    return () => {
      guardLeaving(null);
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', blockClick, { capture: true });
      guardTraversals(null);
    };
  }, [isDirty, navigate, pathname, search]);
  return null;
}

/** The link that a click would follow to another page of this site in this window, or null. */
function findLink(event: MouseEvent): HTMLAnchorElement | null {
  if (!(event.target instanceof Element) || event.target.closest('[data-preview]')) return null;
  const link = event.target.closest('a');
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  if (link.target === '_blank' || link.origin !== window.location.origin) return null;
  return isSamePage(link, window.location) ? null : link;
}

/**
 * A link in a search that has closed is no longer in the document, so it is navigated to. Others are clicked, as they
 * may lead to files.
 */
function follow(link: HTMLAnchorElement, navigate: (to: string) => void): void {
  if (!link.isConnected) navigate(link.pathname + link.search);
  else link.click();
}

type Place = { pathname: string; search: string };

function isSamePage(one: Place, other: Place): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}

/** Where the current entry is in this tab's history, as React Router counts: NaN for an entry that it did not make. */
function readPosition(): number {
  const { idx = Number.NaN } = (window.history.state ?? {}) as { idx?: number };
  return idx;
}
