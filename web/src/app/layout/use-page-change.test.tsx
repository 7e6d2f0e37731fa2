import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes, useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAnnouncer } from '#state/announcer.ts';
import { usePageChange } from './use-page-change.ts';

let showLate = () => undefined as unknown;

function LatePage() {
  const [isHere, setHere] = useState(false);
  showLate = () => setHere(true);
  return isHere && <h1>Late</h1>;
}

function Frame() {
  usePageChange(useNavigationType());
  return (
    <main>
      <Link to="/two">To two</Link>
      <Link to="/late">To late</Link>
      <Link to="/one?sort=price">Sorted</Link>
      <Link to="/one#questions">Questions</Link>
      <h2 id="questions">Questions</h2>
      <Routes>
        <Route path="/one" element={<h1>One</h1>} />
        <Route
          path="/two"
          element={
            <>
              <h1>Two</h1>
              <Link to="/late">Next</Link>
            </>
          }
        />
        <Route path="/late" element={<LatePage />} />
      </Routes>
    </main>
  );
}

let unmount = () => undefined as unknown;
const scrollTo = vi.fn();

beforeEach(() => {
  window.history.replaceState(null, '', '/one');
  window.scrollTo = scrollTo;
  scrollTo.mockClear();
  ({ unmount } = render(
    <BrowserRouter>
      <Frame />
    </BrowserRouter>,
  ));
});
afterEach(() => unmount());

it('leaves scroll and focus alone when the site is opened', () => {
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

it('glides to the top of a new page, from its last screen at the lowest, and reads out its heading', async () => {
  Object.defineProperty(window, 'scrollY', { value: 2500, configurable: true });
  // Of a page of 1600 px, which ends above the window that is scrolled that far down.
  const end = 1600 - 2500;
  vi.spyOn(screen.getByRole('main'), 'getBoundingClientRect').mockReturnValue({ bottom: end } as DOMRect);
  await userEvent.click(screen.getByRole('link', { name: 'To two' }));
  expect(scrollTo.mock.calls).toEqual([
    [{ top: 1600 - window.innerHeight, behavior: 'instant' }],
    [{ top: 0, behavior: 'smooth' }],
  ]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Two' }));
});

it('reads out the heading of a page that comes late, as soon as it is there', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'To late' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  act(() => showLate());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Late' })));
});

it('announces a page that was reached by a button that went with its page, and no other', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'To two' }));
  expect(useAnnouncer.getState().sentences).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  act(() => showLate());
  await waitFor(() =>
    expect(useAnnouncer.getState().sentences).toEqual([expect.objectContaining({ text: 'Late' })]),
  );
});

it('does not glide for those who asked for less movement', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await userEvent.click(screen.getByRole('link', { name: 'To two' }));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  vi.restoreAllMocks();
});

it('stays where it is when only the query changes', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Sorted' }));
  expect(scrollTo).not.toHaveBeenCalled();
});

it('goes to the place in the page that a link names', async () => {
  const place = screen.getByRole('heading', { name: 'Questions' });
  place.scrollIntoView = vi.fn();
  await userEvent.click(screen.getByRole('link', { name: 'Questions' }));
  expect(place.scrollIntoView).toHaveBeenCalled();
});

it.each([
  ['was', async () => window.dispatchEvent(new Event('scroll'))],
  // As where a list goes on.
  ['changed the query last', () => userEvent.click(screen.getByRole('link', { name: 'Sorted' }))],
])('comes back to where the person %s', async (_, prepare) => {
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  await prepare();
  await userEvent.click(screen.getByRole('link', { name: 'To two' }));
  await act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await arrived;
  });
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
});

it('survives a fragment that cannot be decoded', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'To two' }));
  act(() => {
    window.history.pushState({ key: 'typed' }, '', '/two#%');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByRole('heading', { name: 'Two' })).toBeTruthy();
});
