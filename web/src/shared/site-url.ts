/** The absolute URL of a path of this site, for canonical links and link previews. */
export function siteUrl(path: string): string {
  return `${import.meta.env.VITE_SITE_URL}${path}`;
}
