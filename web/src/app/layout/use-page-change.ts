import { useEffect, useLayoutEffect, useRef } from 'react';
import { type NavigationType, useLocation } from 'react-router-dom';
import { announce } from '#state/announcer.ts';
import { readStored, writeStored } from '#state/browser-storage.ts';

const storageKey = 'scroll';

/** Where each page of this tab's history was scrolled to, by the key of its history entry. */
const positions = readPositions();

/**
 * After a page change: up to the top, smoothly where the person likes movement; on Back to where it was; to the named
 * place where the address has one. The heading gets the focus, so that it is what is read out next. Where the pressed
 * button has gone with its page, some screen readers read nothing that gets the focus: the heading is announced as well.
 */
export function usePageChange(navigationType: NavigationType): void {
  const { key, pathname, hash } = useLocation();
  const shownKey = useRef(key);
  const shownPath = useRef(pathname);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => positions.set(shownKey.current, window.scrollY);
    const leave = () => {
      // A reload, and Back from another site, are the browser's own to restore.
      history.scrollRestoration = 'auto';
      storePositions();
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', leave);
    };
  }, []);

  useLayoutEffect(() => {
    if (shownKey.current === key) return;
    const isOtherPage = shownPath.current !== pathname;
    shownKey.current = key;
    shownPath.current = pathname;

    const remembered = navigationType === 'POP' ? positions.get(key) : undefined;
    if (remembered !== undefined) {
      window.scrollTo({ top: remembered, behavior: 'instant' });
    } else if (hash) {
      // Not decoded: a typed fragment may not be decodable, and the shop's own names are plain.
      document.getElementById(hash.slice(1))?.scrollIntoView();
    } else if (isOtherPage) {
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (!isCalm) window.scrollTo({ top: Math.min(window.scrollY, findLastScreen()), behavior: 'instant' });
      window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    }
    if (isOtherPage) focusHeading();
    // A list that has gone on is as far down as before, also where nobody scrolls before the next page.
    else if (remembered === undefined) positions.set(key, window.scrollY);
  }, [key, pathname, hash, navigationType]);
}

/** The lowest place from which a page glides up: from below, the footer would come into sight first. */
function findLastScreen(): number {
  const end = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0;
  return Math.max(0, end + window.scrollY - window.innerHeight);
}

let waitingForHeading: MutationObserver | undefined;

/** The heading; the content where the page has no heading yet, and the heading as soon as it is there. */
function focusHeading() {
  waitingForHeading?.disconnect();
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  const isFocusLost = document.activeElement === null || document.activeElement === document.body;
  const name = (heading: HTMLElement) => isFocusLost && announce(heading.textContent);
  const heading = main.querySelector<HTMLElement>('h1');
  moveFocusTo(heading ?? main);
  if (heading) {
    name(heading);
    return;
  }
  waitingForHeading = new MutationObserver(() => {
    const late = main.querySelector<HTMLElement>('h1');
    if (!late) return;
    waitingForHeading?.disconnect();
    name(late);
    // The focus stays where the person has moved it meanwhile.
    if (document.activeElement === main) moveFocusTo(late);
  });
  waitingForHeading.observe(main, { childList: true, subtree: true });
}

function moveFocusTo(target: HTMLElement) {
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(readStored(storageKey, 'session') ?? '[]'));
  } catch {
    return new Map();
  }
}

/** Where nothing can be kept, Back starts at the top after a reload, which is no harm. */
function storePositions() {
  writeStored(storageKey, JSON.stringify([...positions].slice(-50)), 'session');
}
