import { CategoryPage } from './category-page.tsx';
import { fibreContent } from './fibre-content.ts';

/** A page of its own, so that its chunk contains no other category's texts. */
export function FibrePage() {
  return <CategoryPage category="fibre" content={fibreContent} />;
}
