import { menuPages } from '@kowhai/domain/pages';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { followRow, moveRow, rememberClickedRow, toggleRow } from '#staff/shared/lists/row-keys.ts';
import { isTyping } from '#staff/shared/parts/use-page-keys.ts';
import { leavePage } from '#state/leave-guard.ts';
import { useSingleKeys } from '#state/staff/single-keys.ts';
import { takeLastOffer } from '#state/toasts.ts';
import { readShortcut } from '#ui/read-key.ts';

const pairMs = 1500;

/** Listens to the staff's keys, but not while something is typed or a dialog is open; and makes rows follow a click. */
export function useStaffShortcuts(onHelp: () => void): void {
  const isOn = useSingleKeys((keys) => keys.isOn);
  const navigate = useNavigate();

  useEffect(() => {
    document.addEventListener('click', rememberClickedRow, { capture: true });
    document.addEventListener('click', followRow);
    document.addEventListener('auxclick', followRow);
    return () => {
      document.removeEventListener('click', rememberClickedRow, { capture: true });
      document.removeEventListener('click', followRow);
      document.removeEventListener('auxclick', followRow);
    };
  }, []);

  useEffect(() => {
    if (!isOn) return;
    let before = { key: '', atMs: 0 };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const first = event.timeStamp - before.atMs < pairMs ? before.key : '';
      const key = readShortcut(event);
      const action = findShortcut(first, key);
      before = { key, atMs: event.timeStamp };
      if (action === null && first !== 'g') return;
      // Where no row moves, the keys are the page's own.
      if (action === 'next row' || action === 'previous row') {
        if (moveRow(action === 'next row' ? 1 : -1)) event.preventDefault();
        return;
      }
      event.preventDefault();
      if (action === null) return;
      if (action === 'help') onHelp();
      else if (action === 'search') document.querySelector<HTMLElement>('main input[type=search]')?.focus();
      else if (action === 'select row') toggleRow();
      else if (action === 'undo') takeLastOffer();
      else leavePage(() => navigate(action.to));
    };
    // In the capture phase, so before the page's own keys.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isOn, onHelp, navigate]);
}

export const placeKeys = menuPages.map(({ key, label, to }) => ({ keys: `g ${key}`, label, to }));

const actions = {
  '?': 'help',
  '/': 'search',
  j: 'next row',
  k: 'previous row',
  x: 'select row',
  u: 'undo',
} as const;

export type ShortcutAction = (typeof actions)[keyof typeof actions] | { to: string };

/** @param before the key that was pressed a moment ago, or an empty text */
export function findShortcut(before: string, key: string): ShortcutAction | null {
  const place = placeKeys.find(({ keys }) => keys === `${before} ${key}`);
  if (place) return { to: place.to };
  return Object.hasOwn(actions, key) ? actions[key as keyof typeof actions] : null;
}
