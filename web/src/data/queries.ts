/**
 * What screens read, as TanStack queries. Keys start with a tag of the contract, so that a call makes stale what its line
 * there says. The code that talks loads with the first question.
 */
import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { MyOrdersPage } from './orders.ts';

/** Any of these, whose key says what it reads. */
export type PageQuery = { queryKey: QueryKey };

const loadCatalogue = () => import('./catalogue.ts');
const loadOrders = () => import('./orders.ts');

/**
 * What a page shows first is read while the page before still stands: the page asks neither again for what was read a
 * moment ago nor for what has just failed, which it offers to retry.
 */
const readAhead = { staleTime: 4000, retryOnMount: false };

const catalogueQuery = <T>(queryKey: readonly unknown[], queryFn: () => Promise<T>) =>
  queryOptions({ queryKey, queryFn, retryOnMount: false });

export const planListQuery = (category?: PlanCategory) =>
  catalogueQuery(['Product', 'list', category ?? 'all'], async () =>
    (await loadCatalogue()).listPlans(category),
  );

export const planQuery = (id: string) =>
  catalogueQuery(['Product', 'one', id], async () => (await loadCatalogue()).getPlan(id));

export const hardwareListQuery = () =>
  catalogueQuery(['Hardware', 'list'], async () => (await loadCatalogue()).listHardware());

export const hardwareQuery = (id: string) =>
  catalogueQuery(['Hardware', 'one', id], async () => (await loadCatalogue()).getHardware(id));

/** The signed-in customer's own orders, page after page. The key names whose they are. */
export const myOrdersQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['Order', 'mine', userId],
    queryFn: async ({ pageParam }) => (await loadOrders()).listMyOrders(pageParam),
    initialPageParam: null as MyOrdersPage['next'],
    getNextPageParam: ({ next }) => next,
    ...readAhead,
  });

/** The newest orders of whoever is signed in, as the server has them now: they tell what became of a request. */
export const latestOrdersQuery = (userId: string) =>
  queryOptions({
    queryKey: ['Order', 'latest', userId],
    queryFn: async () =>
      (await import('./api-client.ts')).callApi('listMyOrders', { query: { limit: '50' } }),
    staleTime: 0,
  });

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['Order', 'one', id],
    queryFn: async () => (await loadOrders()).getOrder(id),
    ...readAhead,
  });

/** What the server knows of whoever is signed in. */
export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['User', 'profile', userId],
    queryFn: async () => (await import('./api-client.ts')).callApi('getProfile', {}),
    ...readAhead,
  });
