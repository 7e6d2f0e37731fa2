import type { UserInfo } from '@kowhai/domain/people/user';
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import type { Failure } from '#data/failure.ts';
import {
  hardwareListQuery,
  hardwareQuery,
  myOrdersQuery,
  orderQuery,
  planListQuery,
  planQuery,
  profileQuery,
} from '#data/queries.ts';
import { paths } from '#shared/paths.ts';

type Visit = { id: string; search: URLSearchParams; user: UserInfo | null };

type Read = (client: QueryClient) => Promise<unknown>;

type PageNeeds = {
  path: string;
  /** What the page shows first, and is not shown without. */
  firstData?: (visit: Visit) => readonly Read[];
  /** Where the page's button leads. A link is seen coming, a button is not: the code behind it is fetched ahead. */
  next?: string;
};

/** By the addresses of `routes.tsx`. A page that is not named here is shown as soon as its code is there. */
const pageNeeds: readonly PageNeeds[] = [
  { path: paths.home(), firstData: () => [once(planListQuery())] },
  ...(['fibre', 'wireless', 'hyperfibre'] as const).flatMap((category): PageNeeds[] => [
    { path: paths.category(category), firstData: () => [once(planListQuery(category))] },
    {
      path: paths.planList(category),
      firstData: () => [once(planListQuery(category)), once(hardwareListQuery())],
    },
  ]),
  {
    path: '/product/:id',
    firstData: ({ id }) => [once(planQuery(id)), once(planListQuery()), once(hardwareListQuery())],
  },
  {
    path: '/product/:id/order',
    firstData: ({ id, user }) => [once(planQuery(id)), ...readOwnAddresses(user)],
    next: paths.addOns(),
  },
  { path: paths.hardwareList(), firstData: () => [once(hardwareListQuery())] },
  { path: '/hardware/:id', firstData: ({ id }) => [once(hardwareQuery(id))] },
  { path: paths.finder(), firstData: () => [once(planListQuery()), once(hardwareListQuery())] },
  { path: paths.addOns(), firstData: () => [once(hardwareListQuery())] },
  { path: paths.login(), next: paths.placeOrder() },
  { path: paths.register(), next: paths.placeOrder() },
  { path: paths.details(), firstData: ({ user }) => readOwnAddresses(user), next: paths.placeOrder() },
  { path: paths.placeOrder(), next: paths.order('new') },
  { path: '/order/:id', firstData: ({ id, user }) => (user ? [once(orderQuery(id))] : []) },
  {
    path: paths.profile(),
    firstData: ({ user, search }) => {
      if (!user) return [];
      return [search.get('tab') === 'orders' ? readMyOrders(user._id) : once(profileQuery(user._id))];
    },
  },
];

/** Asks for it unless it is there already. The page itself decides whether what is there is too old. */
function once<T, K extends QueryKey>(query: FetchQueryOptions<T, Failure, T, K>): Read {
  return (client) => client.query({ ...query, staleTime: 'static' });
}

/** The first page of a list that goes on. */
function readMyOrders(userId: string): Read {
  return (client) => client.infiniteQuery({ ...myOrdersQuery(userId), staleTime: 'static' });
}

/** The form of an address offers those of earlier orders. */
function readOwnAddresses(user: UserInfo | null): Read[] {
  return user ? [readMyOrders(user._id)] : [];
}

function findNeeds(pathname: string) {
  for (const needs of pageNeeds) {
    const match = matchPath(needs.path, pathname);
    if (match) return { ...needs, id: match.params.id ?? '' };
  }
  return undefined;
}

/** Reads what a page shows first. What cannot be had, the page says itself. */
export async function readFirstData(
  { pathname, search }: { pathname: string; search: string },
  user: UserInfo | null,
  client: QueryClient,
): Promise<void> {
  const needs = findNeeds(pathname);
  const reads = needs?.firstData?.({ id: needs.id, search: new URLSearchParams(search), user }) ?? [];
  await Promise.allSettled(reads.map((read) => read(client)));
}

export function findNextPath(pathname: string): string | undefined {
  return findNeeds(pathname)?.next;
}
