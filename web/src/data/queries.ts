/**
 * The queries of the shop's screens. Their keys start with a tag of the contract, so that a call invalidates what its
 * line there says. The code that sends requests loads with the first query.
 */

import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import type { PlanShelf } from '@kowhai/domain/catalogue/shelf';
import {
  infiniteQueryOptions,
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import type { MyOrdersPage } from './orders.ts';

/** Any query of this file. */
export type PageQuery = { queryKey: QueryKey };

const loadCatalogue = () => import('./catalogue.ts');
const loadOrders = () => import('./orders.ts');

/**
 * For queries that are prefetched before their page renders: the page does not repeat a fetch of a moment ago, nor one
 * that has just failed, for which it offers a retry.
 */
const readAhead = { staleTime: 4000, retryOnMount: false };

const catalogueQuery = <T>(
  queryKey: readonly unknown[],
  queryFn: (context: QueryFunctionContext) => Promise<T>,
) => queryOptions({ queryKey, queryFn, retryOnMount: false });

/** How many plans of each kind there are, and what they cost at least. */
export const planSummaryQuery = () =>
  catalogueQuery(['Product', 'summary'], async () => (await loadCatalogue()).getPlanSummary());

/** The plans that a page shows, and how many there are. */
export const planShelfQuery = (shelf: PlanShelf) =>
  catalogueQuery(['Product', 'shelf', shelf], async ({ client, queryKey }) =>
    (await loadCatalogue()).readPlanShelf(shelf, client.getQueryData(queryKey)),
  );

/** All plans, of one category or all: for what a page shows once it is asked. */
export const planListQuery = (category?: PlanCategory) =>
  catalogueQuery(['Product', 'list', category ?? 'all'], async ({ client, queryKey }) =>
    (await loadCatalogue()).listPlans(category, client.getQueryData(queryKey)),
  );

export const planQuery = (id: string) =>
  catalogueQuery(['Product', 'one', id], async () => (await loadCatalogue()).getPlan(id));

/** All hardware: see `planListQuery`. */
export const hardwareListQuery = () =>
  catalogueQuery(['Hardware', 'list'], async ({ client, queryKey }) =>
    (await loadCatalogue()).listHardware(client.getQueryData(queryKey)),
  );

export const hardwareQuery = (id: string) =>
  catalogueQuery(['Hardware', 'one', id], async () => (await loadCatalogue()).getHardware(id));

/** Asked once a visit: it is no promise, so it need not be the newest. */
export const coverageQuery = (postalCode: string) => ({
  ...catalogueQuery(['Coverage', 'one', postalCode], async () =>
    (await loadCatalogue()).findKnownCoverage(postalCode),
  ),
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
