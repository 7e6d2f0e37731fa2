import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { guardLeaving } from '#state/leave-guard.ts';
import { ConfirmDialog } from '#ui/overlays/dialog.tsx';

type UnsavedGuardProps = {
  isDirty: boolean;
  onLeave: () => void;
};

/**
 * Asks before unsaved changes are left: by a link, by a key or button that navigates, by Back and Forward, and (in the
 * browser's words) by closing the window. A browser without the Navigation API goes Back unasked; the draft is kept.
 */
export function UnsavedGuard({ isDirty, onLeave }: UnsavedGuardProps) {
  const [heldUp, setHeldUp] = useState<{ goOn: () => void } | null>(null);
  const isLeaving = useRef(false);
  const navigate = useNavigate();

  useEffect(() => {
    if (!isDirty) return;
    guardLeaving((goOn) => (isLeaving.current ? goOn() : setHeldUp({ goOn })));
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    const holdClick = (event: MouseEvent) => {
      const wayOut = isLeaving.current ? null : findWayOut(event);
      if (!wayOut) return;
      // Later listeners still get the event, so that menus close; the router sees that it was prevented and does not
      // navigate.
      event.preventDefault();
      setHeldUp({ goOn: () => goOnBy(wayOut, navigate) });
    };
    const { navigation } = window as { navigation?: Navigation };
    const holdTraversal = (event: NavigateEvent) => {
      const { key, url } = event.destination;
      if (event.navigationType !== 'traverse' || !event.cancelable) return;
      if (isLeaving.current || isThisPage(new URL(url))) return;
      event.preventDefault();
      setHeldUp({ goOn: () => navigation?.traverseTo(key) });
    };
    window.addEventListener('beforeunload', warn);
    // In the capture phase, so before the router.
    document.addEventListener('click', holdClick, { capture: true });
    navigation?.addEventListener('navigate', holdTraversal);
    return () => {
      guardLeaving(null);
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', holdClick, { capture: true });
      navigation?.removeEventListener('navigate', holdTraversal);
    };
  }, [isDirty, navigate]);

  const leave = () => {
    isLeaving.current = true;
    onLeave();
    heldUp?.goOn();
  };

  return (
    <ConfirmDialog
      title="Leave without saving?"
      cancelLabel="Stay here"
      confirmLabel="Leave without saving"
      isOpen={heldUp !== null}
      onConfirm={leave}
      onCancel={() => setHeldUp(null)}
    >
      You have unsaved changes.
    </ConfirmDialog>
  );
}

/** The link that a click would follow to another page of this site in this window, or null. */
function findWayOut(event: MouseEvent): HTMLAnchorElement | null {
  if (!(event.target instanceof Element) || event.target.closest('[data-preview]')) return null;
  const link = event.target.closest('a');
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  if (link.target === '_blank' || link.origin !== window.location.origin) return null;
  return isThisPage(link) ? null : link;
}

/**
 * A link in a search that has closed is no longer in the document, so it is navigated to. Others are clicked, as they
 * may lead to files.
 */
function goOnBy(wayOut: HTMLAnchorElement, navigate: (to: string) => void): void {
  if (!wayOut.isConnected) navigate(wayOut.pathname + wayOut.search);
  else wayOut.click();
}

function isThisPage({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname === window.location.pathname && search === window.location.search;
}
