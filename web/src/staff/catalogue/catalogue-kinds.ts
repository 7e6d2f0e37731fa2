import type { CatalogueKind } from './catalogue-kind.ts';
import { hardwareKind } from './hardware-kind.ts';
import { planKind } from './plan-kind.ts';

/** By the word that an address of the desk stands for. */
export const catalogueKinds: Record<CatalogueKind['kind'], CatalogueKind> = {
  plan: planKind,
  hardware: hardwareKind,
};
