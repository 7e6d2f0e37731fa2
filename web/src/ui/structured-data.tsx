/** Facts about the page for search engines. A data block: it is never run, and `<` cannot end it early. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write &quot; into JSON given as children.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
