import { CategoryPage } from './category-page.tsx';
import { hyperfibreContent } from './hyperfibre-content.ts';

/** A page of its own, so that its chunk contains no other category's texts. */
export function HyperfibrePage() {
  return <CategoryPage category="hyperfibre" content={hyperfibreContent} />;
}
