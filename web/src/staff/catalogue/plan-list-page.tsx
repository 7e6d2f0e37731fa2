import { CatalogueList } from './catalogue-list.tsx';
import { planKind } from './plan-kind.ts';

export function PlanListPage() {
  return <CatalogueList kind={planKind} />;
}
