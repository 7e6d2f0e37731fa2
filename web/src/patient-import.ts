const pauseMs = 1000;

/** Milliseconds: longer than the largest file takes on a 2G line. What takes longer has stalled, and counts as lost. */
const longestFetchMs = 30_000;

/** By URL, what each script that was fetched imports. */
const fetched = new Map<string, Promise<readonly string[]>>();

/** What the app has started with is there, with all that it imports. */
const noteStart = () => {
  for (const { name } of performance.getEntriesByType('resource')) fetched.set(name, Promise.resolve([]));
};

/**
 * Wraps every `import()` of the built site, in place of Vite's own preloading: fetches the script and what it imports,
 * with two more tries each, and then imports it from the cache. Browsers do not fetch a module again that they failed to
 * import.
 *
 * @param load what the build made of an `import()`: its text contains the script's path
 */
export async function __vitePreload<M>(load: () => Promise<M>): Promise<M> {
  const [, path] = /import\(\s*["'`](\.\/[\w.-]+)["'`]/.exec(String(load)) ?? [];
  // Until the app has started, its HTML looks after what is lost: see `build/prerender`.
  if (path && !window.early && !window.lost) await fetchScripts(new URL(path, import.meta.url).href);
  return load();
}

/** Fetches a script and all that it imports. */
export async function fetchScripts(url: string, seen = new Set<string>()): Promise<void> {
  if (fetched.size === 0) noteStart();
  if (seen.has(url)) return;
  seen.add(url);
  const fetching = fetched.get(url) ?? fetchScript(url);
  fetched.set(url, fetching);
  // Lets the next press try again.
  fetching.catch(() => fetched.delete(url));
  await Promise.all((await fetching).map((imported) => fetchScripts(imported, seen)));
}

/** Reads the answer whole, so that one that was cut off counts as lost. */
async function fetchScript(url: string, tries = 3): Promise<readonly string[]> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(longestFetchMs) });
    // Of a build that is gone: the reload that follows has the new one.
    if (response.status === 404) tries = 1;
    if (!response.ok) throw new TypeError(`Answered ${response.status}`);
    const imports = (await response.text()).matchAll(/\b(?:from|import)\s*"(\.\/[\w.-]+\.js)"/g);
    return Array.from(imports, ([, path]) => new URL(path ?? '', url).href);
  } catch (cause) {
    if (tries === 1) throw new TypeError(`Failed to fetch dynamically imported module: ${url}`, { cause });
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return fetchScript(url, tries - 1);
  }
}
