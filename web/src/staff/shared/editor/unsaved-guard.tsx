import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { guardLeaving } from '#state/leave-guard.ts';
import { ConfirmDialog } from '#ui/overlays/dialog.tsx';

type UnsavedGuardProps = {
  isDirty: boolean;
  onLeave: () => void;
};

/**
 * Asks before unsaved changes are left behind: by a link, by a key or button that leads away, by Back and Forward, and by
 * closing the window in the browser's own words. A browser without the Navigation API goes back unasked; what was typed
 * is kept and comes back.
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
      // Others hear of it, so that a menu closes. Whatever would lead away sees that it was prevented.
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
    // Before the router hears of it.
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

/** A link to another page of this site that opens in this window. */
function findWayOut(event: MouseEvent): HTMLAnchorElement | null {
  if (!(event.target instanceof Element) || event.target.closest('[data-preview]')) return null;
  const link = event.target.closest('a');
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  if (link.target === '_blank' || link.origin !== window.location.origin) return null;
  return isThisPage(link) ? null : link;
}

/** A search that has closed takes its links along; they lead to pages, as others here also lead to files. */
function goOnBy(wayOut: HTMLAnchorElement, navigate: (to: string) => void): void {
  if (!wayOut.isConnected) navigate(wayOut.pathname + wayOut.search);
  else wayOut.click();
}

function isThisPage({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname === window.location.pathname && search === window.location.search;
}
