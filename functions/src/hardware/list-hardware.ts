import { listCatalogue } from '#firebase/catalogue.ts';
import { openStore } from '#firebase/store.ts';
import { type Handler, replyWithPage } from '#functions/handler.ts';

/** The hardware, the cheapest first. Drafts are for admins alone. */
export const listHardware: Handler<'listHardware'> = async ({ query, caller }) => {
  const { hardwares } = await openStore();
  return replyWithPage(await listCatalogue(hardwares, query, caller?.isAdmin ?? false));
};
