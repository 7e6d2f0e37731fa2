import { CatalogueInfo } from './catalogue-info.tsx';
import { planKind } from './plan-kind.ts';

export function PlanInfoPage() {
  return <CatalogueInfo kind={planKind} />;
}
