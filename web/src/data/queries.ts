/**
 * What screens read, as TanStack queries. Keys start with one of the four tags Product, Hardware, Order and User, so
 * that a change makes stale what it concerns. The code that talks loads with the first question.
 */
import type { PlanCategory } from '@kowhai/domain/plan';
import { queryOptions } from '@tanstack/react-query';
import type { OrderFilter } from './orders.ts';

const loadCatalogue = () => import('./catalogue.ts');
const loadOrders = () => import('./orders.ts');

export const planListQuery = (category?: PlanCategory) =>
  queryOptions({
    queryKey: ['Product', 'list', category ?? 'all'],
    queryFn: async () => (await loadCatalogue()).listPlans(category),
  });

export const planQuery = (id: string) =>
  queryOptions({
    queryKey: ['Product', 'one', id],
    queryFn: async () => (await loadCatalogue()).getPlan(id),
  });

export const hardwareListQuery = () =>
  queryOptions({
    queryKey: ['Hardware', 'list'],
    queryFn: async () => (await loadCatalogue()).listHardware(),
  });

export const hardwareQuery = (id: string) =>
  queryOptions({
    queryKey: ['Hardware', 'one', id],
    queryFn: async () => (await loadCatalogue()).getHardware(id),
  });

/** The signed-in customer's own orders. The key names whose they are. */
export const myOrdersQuery = (userId: string) =>
  queryOptions({
    queryKey: ['Order', 'mine', userId],
    queryFn: async () => (await loadOrders()).listMyOrders(),
    staleTime: 0,
  });

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['Order', 'one', id],
    queryFn: async () => (await loadOrders()).getOrder(id),
    staleTime: 0,
  });

export const orderListQuery = (filter: OrderFilter) =>
  queryOptions({
    queryKey: ['Order', 'list', filter],
    queryFn: async () => (await loadOrders()).listOrders(filter),
    staleTime: 0,
  });

/** What the server knows of whoever is signed in. */
export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['User', 'profile', userId],
    queryFn: async () => (await import('./api-client.ts')).callApi('getProfile', {}),
    staleTime: 0,
  });
