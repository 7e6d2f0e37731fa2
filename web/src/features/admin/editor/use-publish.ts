import type { Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Saves with another answer to whether it is published. Where that does not go through, the answer is as before. */
export function usePublish<Fields extends { isPublished: boolean }>(
  form: UseFormReturn<Fields, unknown, Fields>,
  save: (fields: Fields) => Promise<boolean>,
): (isPublished: boolean) => void {
  const name = 'isPublished' as Path<Fields>;
  const set = (isPublished: boolean) =>
    form.setValue(name, isPublished as PathValue<Fields, Path<Fields>>, { shouldDirty: true });

  return (isPublished) => {
    set(isPublished);
    const takeBack = () => set(!isPublished);
    void form.handleSubmit(async (fields) => {
      if (!(await save(fields))) takeBack();
    }, takeBack)();
  };
}
