/**
 * The queries of the shop's screens. Their keys start with a tag of the contract, so that a call invalidates what its
 * line there says. The code that sends requests loads with the first query.
 */

import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { MyOrdersPage } from './orders.ts';

/** Any query of this file. */
export type PageQuery = { queryKey: QueryKey; meta?: QueryMeta | undefined };

/** How publishing reads a query of the catalogue. */
export type QueryMeta = { readCatalogue?: (from: CatalogueSource) => Promise<unknown> };

const loadCatalogue = () => import('./catalogue.ts');
const loadOrders = () => import('./orders.ts');

/**
 * For queries that are prefetched before their page renders: the page does not repeat a fetch of a moment ago, nor one
 * that has just failed, for which it offers a retry.
 */
const readAhead = { staleTime: 4000, retryOnMount: false };

/** What answers a query of the catalogue: in the browser `catalogue.ts`, for prerendered pages the lists that are published. */
export type CatalogueSource = Pick<
  typeof import('./catalogue.ts'),
  'listPlans' | 'getPlan' | 'listHardware' | 'getHardware'
>;

/** @param read is given what was read before, such as the page's own data */
const catalogueQuery = <T>(
  queryKey: readonly unknown[],
  read: (from: CatalogueSource, known?: T) => Promise<T>,
) =>
  queryOptions({
    queryKey,
    queryFn: async ({ client }) => read(await loadCatalogue(), client.getQueryData<T>(queryKey)),
    meta: { readCatalogue: (from) => read(from) },
    retryOnMount: false,
  });

/** All plans, of one category or all. */
export const planListQuery = (category?: PlanCategory) =>
  catalogueQuery<Plan[]>(['Product', 'list', category ?? 'all'], (from, known) =>
    from.listPlans(category, known),
  );

export const planQuery = (id: string) => catalogueQuery(['Product', 'one', id], (from) => from.getPlan(id));

export const hardwareListQuery = () =>
  catalogueQuery<Hardware[]>(['Hardware', 'list'], (from, known) => from.listHardware(known));

export const hardwareQuery = (id: string) =>
  catalogueQuery(['Hardware', 'one', id], (from) => from.getHardware(id));

/** Asked once a visit: it is no promise, so it need not be the newest. */
export const coverageQuery = (postalCode: string) =>
  queryOptions({
    queryKey: ['Coverage', 'one', postalCode],
    queryFn: async () => (await loadCatalogue()).findKnownCoverage(postalCode),
    retryOnMount: false,
    staleTime: 600_000,
  });

/** The signed-in customer's orders, page by page. The key contains the user, so that no other user sees them. */
export const myOrdersQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['Order', 'mine', userId],
    queryFn: async ({ pageParam }) => (await loadOrders()).listMyOrders(pageParam),
    initialPageParam: null as MyOrdersPage['next'],
    getNextPageParam: ({ next }) => next,
    ...readAhead,
  });

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['Order', 'one', id],
    queryFn: async () => (await loadOrders()).getOrder(id),
    ...readAhead,
  });

export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['User', 'profile', userId],
    queryFn: async () => (await import('#data/client/api-client.ts')).callApi('getProfile', {}),
    ...readAhead,
  });
