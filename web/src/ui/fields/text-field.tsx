import { chakra, type RecipeVariantProps } from '@chakra-ui/react';
import { type ComponentProps, useId, useMemo } from 'react';
import { controlRecipe } from './control-recipe.ts';
import { FieldFrame } from './field.tsx';
import { describeControl, type FieldProps } from './field-ids.ts';
import { hydrationSafeRef } from './hydration-safe-input.ts';

export const Input = chakra('input', controlRecipe);

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'size' | 'width' | 'height' | 'children' | 'color'> &
  RecipeVariantProps<typeof controlRecipe>;

/** A line of text. Give it `type`, `inputMode` and `autoComplete`; spread `bind(form, name)` into it. */
export function TextField({ label, hint, error, optional = false, ref, ...input }: TextFieldProps) {
  const ownId = useId();
  const id = input.id ?? input.name ?? ownId;
  const control = useMemo(() => hydrationSafeRef(ref), [ref]);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <Input
        type="text"
        aria-required={!optional}
        {...input}
        {...describeControl(id, { hint, error })}
        ref={control}
      />
    </FieldFrame>
  );
}
