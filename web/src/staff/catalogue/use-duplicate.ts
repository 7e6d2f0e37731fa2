import { useNavigate } from 'react-router-dom';
import { useChange } from '#data/use-change.ts';
import { showToast } from '#state/toasts.ts';
import type { CatalogueKind } from './catalogue-kinds.ts';

/** Copies an item into a new draft, and opens that. */
export function useDuplicate({ calls, createdMessage, paths }: CatalogueKind) {
  const navigate = useNavigate();
  const { mutate, isPending } = useChange(calls.duplicate);
  const duplicate = (id: string) =>
    mutate(
      { params: { id } },
      {
        onSuccess: ({ _id }) => {
          showToast({ status: 'success', message: createdMessage });
          navigate(paths.edit(_id));
        },
        onError: ({ message }) => showToast({ status: 'danger', message }),
      },
    );
  return { duplicate, isPending };
}
