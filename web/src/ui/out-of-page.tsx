import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

type OutOfPageProps = { isOut: boolean; children: ReactNode };

/** Takes its content out of the page. It stays mounted, so that what was typed is there again afterwards. */
export function OutOfPage({ isOut, children }: OutOfPageProps) {
  const [host] = useState(makeHost);
  const attach = useCallback((slot: HTMLElement | null) => (slot ? putBack(slot, host) : undefined), [host]);
  return (
    <>
      {!isOut && <div ref={attach} style={{ display: 'contents' }} />}
      {createPortal(children, host)}
    </>
  );
}

function makeHost(): HTMLElement {
  const host = document.createElement('div');
  host.style.display = 'contents';
  return host;
}

const left = new WeakMap<HTMLElement, { focused: Element | null; scrollY: number }>();

function putBack(slot: HTMLElement, host: HTMLElement): () => void {
  slot.append(host);
  for (const dialog of host.querySelectorAll('dialog')) {
    // Taken out, an open dialog is no longer modal.
    if (!dialog.open) continue;
    dialog.removeAttribute('open');
    dialog.showModal();
  }
  const before = left.get(host);
  if (before) window.scrollTo(0, before.scrollY);
  if (before?.focused instanceof HTMLElement) before.focused.focus({ preventScroll: true });
  return () => {
    const focused = host.contains(document.activeElement) ? document.activeElement : null;
    left.set(host, { focused, scrollY: window.scrollY });
    host.remove();
  };
}
