import { chakra, type RecipeVariantProps } from '@chakra-ui/react';
import { type ComponentProps, useId, useMemo } from 'react';
import { controlRecipe } from './control-recipe.ts';
import { FieldFrame } from './field.tsx';
import { describeControl, type FieldProps } from './field-ids.ts';
import { hydrationSafeRef } from './hydration-safe-input.ts';

const TextArea = chakra('textarea', controlRecipe);

export type TextAreaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'width' | 'height' | 'children' | 'color'> &
  RecipeVariantProps<typeof controlRecipe>;

/** Several lines of text. */
export function TextAreaField({
  label,
  hint,
  error,
  optional = false,
  rows = 6,
  ref,
  ...area
}: TextAreaFieldProps) {
  const ownId = useId();
  const id = area.id ?? area.name ?? ownId;
  const control = useMemo(() => hydrationSafeRef(ref), [ref]);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <TextArea
        rows={rows}
        resize="vertical"
        aria-required={!optional}
        {...area}
        {...describeControl(id, { hint, error })}
        ref={control}
      />
    </FieldFrame>
  );
}
