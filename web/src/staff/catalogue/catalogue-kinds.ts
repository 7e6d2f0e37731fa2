import type { CatalogueKind } from './catalogue-kind.ts';
import { hardwareKind } from './hardware-kind.tsx';
import { planKind } from './plan-kind.tsx';

export const catalogueKinds: Record<CatalogueKind['kind'], CatalogueKind> = {
  plan: planKind,
  hardware: hardwareKind,
};
