import { CategoryPage } from './category-page.tsx';
import { hyperfibreContent } from './hyperfibre-content.ts';

/** A page of its own, so that nobody loads the words of the other kinds. */
export function HyperfibrePage() {
  return <CategoryPage category="hyperfibre" content={hyperfibreContent} />;
}
