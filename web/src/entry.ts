import type { PageData } from './app/built-page.ts';

/** Time for the browser: in one task, a slow phone could not respond to taps. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** The first code that runs in the browser. It loads and starts the app in parts, with pauses between them. */
async function startInParts(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root to render into');

  await import('react-dom/client');
  await pause();
  const { createTheme } = await import('./ui/style/theme.ts');
  await pause();
  const { loadPage, start } = await import('./main.tsx');
  await pause();
  const route = await loadPage();
  await pause();
  const theme = createTheme();
  // Only prerendered pages have data: see `build/prerender/page-scripts.ts`.
  const { early } = window;
  const data: PageData | undefined = early?.page && JSON.parse(await early.page);
  await pause();
  start({ container, theme, route, data });
}

startInParts().catch((failure) => {
  (window.early?.fail ?? window.lost)?.();
  throw failure;
});
