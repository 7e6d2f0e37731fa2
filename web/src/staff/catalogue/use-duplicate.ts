import { useNavigate } from 'react-router-dom';
import { useChange } from '#data/use-change.ts';
import { showFailure } from '#staff/shared/parts/notices.ts';
import { showToast } from '#state/toasts.ts';
import type { CatalogueKind } from './catalogue-kinds.ts';

export function useDuplicate({ calls, formLabel, paths }: CatalogueKind) {
  const navigate = useNavigate();
  const { mutate, isPending } = useChange(calls.duplicate);
  const duplicate = (id: string) =>
    mutate(
      { params: { id } },
      {
        onSuccess: ({ _id }) => {
          showToast({ status: 'success', message: `${formLabel} created successfully` });
          navigate(paths.edit(_id));
        },
        onError: showFailure,
      },
    );
  return { duplicate, isPending };
}
