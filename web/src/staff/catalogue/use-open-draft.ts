import { useNavigate } from 'react-router-dom';
import type { Failure } from '#data/failure.ts';
import { showToast } from '#state/toasts.ts';
import type { CatalogueKind } from './catalogue-kind.ts';

/** What follows once a draft is made, anew or from another item: its editor, or why there is none. */
export function useOpenDraft({ createdMessage, paths }: CatalogueKind) {
  const navigate = useNavigate();
  return {
    onSuccess: ({ _id }: { _id: string }) => {
      if (createdMessage) showToast({ status: 'success', message: createdMessage });
      navigate(paths.edit(_id));
    },
    onError: ({ message }: Failure) => showToast({ status: 'danger', message }),
  };
}
