import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import type { Plan } from '@kowhai/domain/catalogue/plan';

/** What the API answers of these items. */
export function answerItems({
  plans = [],
  hardware = [],
}: {
  plans?: readonly Plan[];
  hardware?: readonly Hardware[];
}) {
  return { listPlans: [...plans], listHardware: [...hardware] };
}
