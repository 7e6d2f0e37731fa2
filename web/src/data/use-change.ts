import { type Contract, contract, type EndpointName } from '@kowhai/domain/api/contract';
import type { AnswerOf, CallOf, Endpoint } from '@kowhai/domain/api/endpoint';
import { order } from '@kowhai/domain/orders/order';
import { userInfo } from '@kowhai/domain/people/user';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type CallOptions, callApi } from '#data/client/api-client.ts';
import { type Failure, toFailure } from '#data/client/failure.ts';
import { orderQuery, profileQuery } from './queries.ts';

type Refused<N extends EndpointName> = { call: CallOf<Contract[N]>; failure: Failure };
type Outcome<N extends EndpointName> = { done: AnswerOf<Contract[N]>[]; refused: Refused<N>[] };

type ChangeOptions<N extends EndpointName> = CallOptions & {
  /** Comes before what is stale is asked for again: the session may be another by then. */
  settle?: (answer: AnswerOf<Contract[N]>, call: CallOf<Contract[N]>) => Promise<void> | void;
};

/** A call that changes something. Afterwards, the cache tags that its line in the contract names are invalidated. */
export function useChange<N extends EndpointName>(name: N, options?: ChangeOptions<N>) {
  const client = useQueryClient();
  return useMutation<AnswerOf<Contract[N]>, Failure, CallOf<Contract[N]>>({
    mutationFn: (call) => makeChange(client, name, call, options),
  });
}

/** The same for what no component does. */
export async function makeChange<N extends EndpointName>(
  client: QueryClient,
  name: N,
  call: CallOf<Contract[N]>,
  { settle, ...options }: ChangeOptions<N> = {},
): Promise<AnswerOf<Contract[N]>> {
  try {
    const answer = await callApi(name, call, options);
    await settle?.(answer, call);
    follow(client, name, { done: [answer], refused: [] }, [call]);
    return answer;
  } catch (thrown) {
    follow(client, name, { done: [], refused: [{ call, failure: toFailure(thrown) }] }, [call]);
    throw thrown;
  }
}

/** Makes several calls, one after the other. Each may fail alone, and the tags are invalidated once at the end. */
export function useChangeEach() {
  const client = useQueryClient();
  return async <N extends EndpointName>(name: N, calls: readonly CallOf<Contract[N]>[]) => {
    const outcome: Outcome<N> = { done: [], refused: [] };
    for (const call of calls) {
      await callApi(name, call).then(
        (answer) => outcome.done.push(answer),
        (thrown: unknown) => outcome.refused.push({ call, failure: toFailure(thrown) }),
      );
    }
    follow(client, name, outcome, calls);
    return outcome;
  };
}

function follow<N extends EndpointName>(
  client: QueryClient,
  name: N,
  { done, refused }: Outcome<N>,
  calls: readonly CallOf<Contract[N]>[],
): void {
  const { invalidates = [], invalidatesOnConflict = [], method, path, output }: Endpoint = contract[name];
  const failures = refused.map(({ failure }) => failure);
  const isDone = done.length > 0 || failures.some(({ isUnanswered }) => isUnanswered);
  const stale = new Set([
    ...(isDone ? invalidates : []),
    ...(failures.some(isLookedAt) ? invalidatesOnConflict : []),
  ]);
  // The page of what is deleted may still be open for a moment, and would ask for what is gone.
  const isDeletion = method === 'DELETE' && path.endsWith('/{id}') && refused.length === 0;
  const gone = isDeletion ? calls.map((call) => (call as { params: { id: string } }).params.id) : [];
  for (const tag of stale) {
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
      !gone.some((id) => JSON.stringify(queryKey).includes(id));
    void client.invalidateQueries({ queryKey: [tag], predicate });
  }
  if (output === order) {
    for (const answer of done as AnswerOf<Contract['getOrder']>[])
      client.setQueryData(orderQuery(answer._id).queryKey, answer);
  }
  if (output === userInfo) {
    for (const answer of done as AnswerOf<Contract['updateProfile']>[])
      client.setQueryData(profileQuery(answer._id).queryKey, answer);
  }
}

/**
 * Whether the server may have looked. These two codes are sent before the handler runs, so nothing is known to be
 * stale.
 */
function isLookedAt({ code, isUnanswered }: Failure): boolean {
  return !isUnanswered && code !== 'RATE_LIMITED' && code !== 'UNAUTHENTICATED';
}
