import { listCatalogue } from '#firebase/catalogue.ts';
import { openStore } from '#firebase/store.ts';
import { type Handler, replyWithPage } from '#functions/handler.ts';

/** The plans, the cheapest first. Drafts are for admins alone. */
export const listPlans: Handler<'listPlans'> = async ({ query, caller }) => {
  const { products } = await openStore();
  return replyWithPage(await listCatalogue(products, query, caller?.isAdmin ?? false));
};
