import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { refuse } from './fake-api.ts';

/** What the API answers of these items: to menus, and by id. */
export function answerItems({
  plans = [],
  hardware = [],
}: {
  plans?: readonly Plan[];
  hardware?: readonly Hardware[];
}) {
  const find =
    <T extends { _id: string }>(items: readonly T[]) =>
    ({ params: { id } }: { params: { id: string } }) =>
      items.find(({ _id }) => _id === id) ??
      refuse('NOT_FOUND', 'We can’t find that. It may have been removed.');
  return {
    listPlanChoices: [...plans],
    listHardwareChoices: [...hardware],
    getPlan: find(plans),
    getHardware: find(hardware),
  };
}
