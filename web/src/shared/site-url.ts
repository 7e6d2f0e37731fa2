/** The full address of a page or file of this site, for canonical links and for what other sites show of it. */
export function siteUrl(path: string): string {
  return `${import.meta.env.VITE_SITE_URL}${path}`;
}
