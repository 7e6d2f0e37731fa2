import type { BuiltPage } from './app/built-page.ts';

/**
 * The first line of ours that runs in a browser. The code arrives in parts and is started part by part, with a pause in
 * between: started in one go, it would keep a slow phone from answering a tap.
 */
const pause = () => new Promise((resolve) => setTimeout(resolve));

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root to render into');

// Only a built page has one: see `build/prerender/late-script.ts`.
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
