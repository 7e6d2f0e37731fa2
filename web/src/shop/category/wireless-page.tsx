import { CategoryPage } from './category-page.tsx';
import { wirelessContent } from './wireless-content.ts';

/** A page of its own, so that its chunk contains no other category's texts. */
export function WirelessPage() {
  return <CategoryPage category="wireless" content={wirelessContent} />;
}
