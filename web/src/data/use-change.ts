import { type Contract, contract, type EndpointName } from '@kowhai/domain/api/contract';
import type { AnswerOf, CallOf, Endpoint } from '@kowhai/domain/api/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CallOptions, callApi } from './api-client.ts';
import type { Failure } from './failure.ts';

/** A call that changes something. After it, whatever the contract says it changed is read anew. */
export function useChange<N extends EndpointName>(name: N, options: CallOptions = {}) {
  const client = useQueryClient();
  return useMutation<AnswerOf<Contract[N]>, Failure, CallOf<Contract[N]>>({
    mutationFn: (call) => callApi(name, call, options),
    onSuccess: () => {
      const { changes = [] }: Endpoint = contract[name];
      for (const tag of changes) void client.invalidateQueries({ queryKey: [tag] });
    },
  });
}
