import { CategoryPage } from './category-page.tsx';
import { fibreContent } from './fibre-content.ts';

/** A page of its own, so that nobody loads the words of the other kinds. */
export function FibrePage() {
  return <CategoryPage category="fibre" content={fibreContent} />;
}
