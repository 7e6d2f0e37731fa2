import type { BuiltPage } from './app/built-page.ts';

/**
 * The first code that runs in the browser. It loads and starts the app in parts, with pauses between them: in one task,
 * a slow phone could not respond to taps.
 */
const pause = () => new Promise((resolve) => setTimeout(resolve));

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root to render into');

// Only prerendered pages have this data: see `build/prerender/late-script.ts`.
const page: BuiltPage | undefined = await (await window.early?.page)?.json();
for (const href of page?.scripts ?? []) {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
  );
}

await import('react-dom/client');
await pause();
const { createTheme } = await import('./ui/style/theme.ts');
await pause();
const { loadPage, start } = await import('./main.tsx');
await pause();
const route = await loadPage();
await pause();
const theme = createTheme();
await pause();
start({ container, theme, route, page });
