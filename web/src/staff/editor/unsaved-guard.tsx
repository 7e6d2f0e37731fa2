import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '#ui/overlays/dialog.tsx';

type UnsavedGuardProps = {
  isDirty: boolean;
  /** The person leaves without saving. */
  onLeave: () => void;
};

/**
 * Asks before unsaved changes are left behind: by a link or button that leads away here, and by closing the window in
 * the browser's own words. Back cannot be held up; what was typed is kept and comes back.
 */
export function UnsavedGuard({ isDirty, onLeave }: UnsavedGuardProps) {
  const [way, setWay] = useState<HTMLElement | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    const intercept = (event: MouseEvent) => {
      const leavesBy = isLeaving.current ? null : findWayOut(event);
      if (!leavesBy) return;
      event.preventDefault();
      event.stopPropagation();
      setWay(leavesBy);
    };
    window.addEventListener('beforeunload', warn);
    // Before the router hears of it.
    document.addEventListener('click', intercept, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', intercept, { capture: true });
    };
  }, [isDirty]);

  const leave = () => {
    isLeaving.current = true;
    onLeave();
    way?.click();
  };

  return (
    <ConfirmDialog
      title="Leave without saving?"
      cancelLabel="Stay here"
      confirmLabel="Leave without saving"
      isOpen={way !== null}
      onConfirm={leave}
      onCancel={() => setWay(null)}
    >
      You have changed something here and not saved it.
    </ConfirmDialog>
  );
}

/** A link to another page of this site that opens in this window, or a button that leads away. */
function findWayOut(event: MouseEvent): HTMLElement | null {
  if (!(event.target instanceof Element) || event.target.closest('[data-preview]')) return null;
  const button = event.target.closest<HTMLElement>('button[data-leads-away]');
  if (button) return button;
  const link = event.target.closest('a');
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  if (link.target === '_blank' || link.origin !== window.location.origin) return null;
  const isSamePage = link.pathname === window.location.pathname && link.search === window.location.search;
  return isSamePage ? null : link;
}
