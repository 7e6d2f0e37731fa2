import { CatalogueList } from './catalogue-list.tsx';
import { hardwareKind } from './hardware-kind.ts';

export function HardwareListPage() {
  return <CatalogueList kind={hardwareKind} />;
}
