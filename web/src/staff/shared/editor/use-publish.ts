import { setField } from './set-field.ts';
import type { Editor } from './use-editor.ts';

/**
 * Saves with another answer to whether it is published. Where that does not go through, the answer is what is stored by
 * then: somebody else may have given the same one meanwhile.
 */
export function usePublish<
  Fields extends { isPublished: boolean },
  T extends { _id: string; updatedAt: string },
>({ form, save, takeStored }: Editor<Fields, T>): (isPublished: boolean) => void {
  return (isPublished) => {
    setField(form, 'isPublished', isPublished);
    void form.handleSubmit(
      async (fields) => {
        if (!(await save(fields))) takeStored('isPublished');
      },
      () => takeStored('isPublished'),
    )();
  };
}
