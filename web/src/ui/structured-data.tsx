/**
 * Structured data for search engines, as a JSON-LD block that no `<` in its values can end early. It is only in the
 * prerendered HTML, which crawlers read; the browser's bundle does without it.
 */
export function StructuredData({ of: facts }: { of: readonly Record<string, unknown>[] }) {
  if (import.meta.env.PROD && !import.meta.env.SSR) return null;
  const data = facts.length === 1 ? facts[0] : { '@graph': facts };
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write &quot; into JSON given as children.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
