import { chakra, type RecipeVariantProps } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { controlRecipe } from './control-recipe.ts';
import { FieldFrame, type FieldProps, useField } from './field.tsx';

const TextArea = chakra('textarea', controlRecipe);

export type TextAreaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'width' | 'height' | 'children' | 'color'> &
  RecipeVariantProps<typeof controlRecipe>;

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <TextArea rows={6} resize="vertical" {...control} />
    </FieldFrame>
  );
}
