import { contract } from '@kowhai/domain/api/contract';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from './api-client.ts';

/**
 * Deletes something by its id. Whatever the contract says that this changed is read anew, but for the thing itself: its
 * page may still be open for a moment, and would ask for what is gone.
 */
export function useDeletion(name: 'deletePlan' | 'deleteHardware' | 'deleteUser') {
  const client = useQueryClient();
  return async (id: string): Promise<void> => {
    await callApi(name, { params: { id } });
    for (const tag of contract[name].changes) {
      void client.invalidateQueries({ queryKey: [tag], predicate: ({ queryKey }) => !queryKey.includes(id) });
    }
  };
}
