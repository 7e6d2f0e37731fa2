import { cleanup, configure } from '@testing-library/react';
import { MotionGlobalConfig } from 'framer-motion';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Files share React and Chakra, which take long to load, and nothing else: what the shop's modules keep, what is stored,
// and the page begin anew.
vi.resetModules();
vi.unstubAllGlobals();
if (typeof document !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
}

// The oldest browsers served have none, and the build finds only what is called (see web/build/list-too-new.ts).
Reflect.deleteProperty(URLSearchParams.prototype, 'size');

// happy-dom draws no frames to animate in; the journeys see the motion in a real browser.
MotionGlobalConfig.skipAnimations = true;

// Waiting takes longer while all tests run in parallel.
configure({ asyncUtilTimeout: 10_000 });

// The network would answer with whatever runs on this machine's ports. See `fakeApi`.
beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))));

// Before the next test: a component that stays mounted calls the API in its place, and keeps Vitest from ending.
afterEach(cleanup);

// See `ui/jsx/own-texts.ts`, which cannot see what a component gives back: one that gives a text has to put it into `<>…</>`.
afterEach(() => {
  // Tests of the build have no document.
  if (typeof document === 'undefined') return;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode;
    if (parent && parent.childNodes.length > 1 && !parent.closest('select, svg, script'))
      found.push(`${textContent}`);
  }
  expect(found, 'texts beside other elements, which break where a page is translated').toEqual([]);
});
