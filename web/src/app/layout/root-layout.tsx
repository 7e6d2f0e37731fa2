import { useDeferredValue, useEffect } from 'react';
import { type NavigationType, Outlet } from 'react-router-dom';
import { ConnectionNote } from '#app/offline/connection-note.tsx';
import { useLazyWhenIdle } from '#shared/use-lazy-when-idle.ts';
import { restoreState } from '#state/restore-state.ts';
import { dismissToast, useToasts } from '#state/toasts.ts';
import { usePageChange } from './use-page-change.ts';

/** What the shop's layout and the desk's have in common: it stays while one gives way to the other. */
export function RootLayout({ navigationType }: { navigationType: NavigationType }) {
  usePageChange(navigationType);
  // The first render knows nobody and an empty cart, as the built HTML does; what is stored comes right after it.
  useEffect(restoreState, []);
  return (
    <>
      <Outlet />
      <ConnectionNote />
      <Toasts />
    </>
  );
}

/** In the page before there is anything to announce, or else with the first toast. */
function Toasts() {
  // What somebody has just done is drawn first: a notice may come a frame later.
  const toasts = useDeferredValue(useToasts((state) => state.toasts));
  const Region = useLazyWhenIdle(
    () => import('#ui/overlays/toast-region.tsx').then(({ ToastRegion }) => ToastRegion),
    toasts.length > 0,
  );
  return Region && <Region toasts={toasts} onDismiss={dismissToast} />;
}
