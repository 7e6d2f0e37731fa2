/**
 * Facts about the page for search engines: a data block that is never run, and that no `<` in it can end early. It is
 * written into the built HTML alone, where crawlers read it; people's browsers are spared it.
 */
export function StructuredData({ of: facts }: { of: readonly Record<string, unknown>[] }) {
  if (import.meta.env.PROD && !import.meta.env.SSR) return null;
  const data = facts.length === 1 ? facts[0] : { '@graph': facts };
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write &quot; into JSON given as children.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
