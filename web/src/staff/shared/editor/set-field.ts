import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

export function setField<Fields extends FieldValues>(
  form: UseFormReturn<Fields, unknown, Fields>,
  name: string,
  value: unknown,
): void {
  form.setValue(name as Path<Fields>, value as PathValue<Fields, Path<Fields>>, { shouldDirty: true });
}
