import { CategoryPage } from './category-page.tsx';
import { wirelessContent } from './wireless-content.ts';

/** A page of its own, so that nobody loads the words of the other kinds. */
export function WirelessPage() {
  return <CategoryPage category="wireless" content={wirelessContent} />;
}
