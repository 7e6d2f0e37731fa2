import { openStore } from '#firebase/store.ts';
import { type Caller, replyWithPage } from '#http/handler.ts';
import type { CatalogueCollection, CatalogueItem } from './catalogue-collection.ts';
import { createItem, deleteItem, duplicateItem } from './change-items.ts';
import { type CatalogueQuery, countItemUse, listItems, requireItem } from './read-items.ts';

type ById = { params: { id: string } };
type ByAnybody = { caller: Caller | null };
type ByStaff = { caller: Caller };

export function makeCatalogueHandlers<T extends CatalogueItem>(catalogue: CatalogueCollection<T>) {
  const open = async () => catalogue.open(await openStore());
  return {
    list: async ({ query, caller }: { query: CatalogueQuery } & ByAnybody) =>
      replyWithPage(await listItems(await open(), query, caller?.isAdmin ?? false)),
    get: async ({ params, caller }: ById & ByAnybody) =>
      requireItem(await (await open()).doc(params.id).get(), caller?.isAdmin ?? false),
    create: ({ body, caller }: { body: Partial<T> | undefined } & ByStaff) =>
      createItem(catalogue, caller, body ?? {}),
    duplicate: ({ params, caller }: ById & ByStaff) => duplicateItem(catalogue, caller, params.id),
    getUse: ({ params }: ById) => countItemUse(params.id),
    remove: async ({ params, caller }: ById & ByStaff) => {
      await deleteItem(catalogue, caller, params.id);
      return { message: `${catalogue.title} was successfully deleted` };
    },
  };
}
