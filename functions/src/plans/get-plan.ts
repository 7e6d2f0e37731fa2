import { getCatalogueItem } from '#firebase/catalogue.ts';
import { openStore } from '#firebase/store.ts';
import type { Handler } from '#functions/handler.ts';

/** One plan. For the public a draft is not there. */
export const getPlan: Handler<'getPlan'> = async ({ params, caller }) => {
  const { products } = await openStore();
  return getCatalogueItem(products, params.id, caller?.isAdmin ?? false);
};
