import { useDeferredValue, useEffect } from 'react';
import { type NavigationType, Outlet } from 'react-router-dom';
import { ConnectionNote } from '#app/offline/connection-note.tsx';
import { useLazyWhenIdle } from '#shared/use-lazy-when-idle.ts';
import { restoreState } from '#state/restore-state.ts';
import { dismissToast, useToasts } from '#state/toasts.ts';
import { usePageChange } from './use-page-change.ts';

/** The layout around shop and staff pages. It stays mounted when one changes to the other. */
export function RootLayout({ navigationType }: { navigationType: NavigationType }) {
  usePageChange(navigationType);
  // The first render has no user and an empty cart, like the prerendered HTML; the stored state follows right after it.
  useEffect(restoreState, []);
  return (
    <>
      <Outlet />
      <ConnectionNote />
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
