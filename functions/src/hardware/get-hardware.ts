import { getCatalogueItem } from '#firebase/catalogue.ts';
import { openStore } from '#firebase/store.ts';
import type { Handler } from '#functions/handler.ts';

/** One piece of hardware. For the public a draft is not there. */
export const getHardware: Handler<'getHardware'> = async ({ params, caller }) => {
  const { hardwares } = await openStore();
  return getCatalogueItem(hardwares, params.id, caller?.isAdmin ?? false);
};
