import type { Rolldown } from 'vite';

const readingPage = /\/shop\/(?:home|category|plans|hardware)\/(?!plan-order-)[\w-]+-page\.tsx$/;

/**
 * Puts the modules that at least two reading pages import into one file: without it Rolldown makes a file for each
 * combination of pages, and a plan's page needs 43. Packages stay out, as a barrel would bring everything along; so do
 * modules that only steps and forms share, which cost every form 10 kB more in one file.
 *
 * @returns the name of the group, or null for Rolldown's own splitting
 */
export function groupReadingScripts(id: string, build: Rolldown.ChunkingContext): 'reading' | null {
  if (id.includes('/node_modules/') && !id.includes('/@tanstack/')) return null;
  const importers = collectImporters(id, build, new Set());
  return [...importers].filter((importer) => readingPage.test(importer)).length > 1 ? 'reading' : null;
}

/** A module and everything that imports it, except by import(). */
function collectImporters(id: string, build: Rolldown.ChunkingContext, found: Set<string>): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const importer of build.getModuleInfo(id)?.importers ?? []) collectImporters(importer, build, found);
  return found;
}
