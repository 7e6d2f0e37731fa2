import { chakra, type RecipeVariantProps } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { controlRecipe } from './control-recipe.ts';
import { FieldFrame, type FieldProps, useField } from './field.tsx';

export const Input = chakra('input', controlRecipe);

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'size' | 'width' | 'height' | 'children' | 'color'> &
  RecipeVariantProps<typeof controlRecipe>;

/** A line of text. Give it `type`, `inputMode` and `autoComplete`; spread `bind(form, name)` into it. */
export function TextField(props: TextFieldProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <Input type="text" {...control} />
    </FieldFrame>
  );
}
