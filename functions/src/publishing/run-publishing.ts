import { getAccessToken } from '#firebase/admin.ts';
import { findPagesTarget } from '#server/params.ts';
import { createFolderTarget } from './folder-target.ts';
import { createHostingTarget } from './hosting-target.ts';
import { type Publishing, publishPages } from './publish-pages.ts';
import { openRenderer } from './renderer.ts';

/** @returns null where the pages stay as they were deployed */
export function openPublishing(): Publishing | null {
  const found = findPagesTarget();
  if (found === null) return null;
  const target =
    'folder' in found
      ? createFolderTarget(found.folder)
      : createHostingTarget({ site: found.site, getToken: getAccessToken });
  return { target, openRenderer: () => openRenderer(found.renderer) };
}

export async function runPublishing(): Promise<void> {
  const publishing = openPublishing();
  if (publishing) await publishPages(publishing);
}
