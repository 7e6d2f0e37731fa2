import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { refuse } from './fake-api.ts';

/** What is answered of these items: of those on sale by the database, of any piece of hardware by the API. */
export function answerItems({
  plans = [],
  hardware = [],
}: {
  plans?: readonly Plan[];
  hardware?: readonly Hardware[];
}) {
  return {
    stored: { products: plans, hardwares: hardware },
    getHardware: ({ params }: { params: { id: string } }) =>
      hardware.find(({ _id }) => _id === params.id) ?? refuse('NOT_FOUND', 'We can’t find that.'),
  };
}
