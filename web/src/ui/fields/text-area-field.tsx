import { chakra } from '@chakra-ui/react';
import { controlRecipe } from './control-recipe.ts';
import { type ControlFieldProps, FieldFrame, useField } from './field.tsx';

const TextArea = chakra('textarea', controlRecipe);

export function TextAreaField(props: ControlFieldProps<'textarea'>) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <TextArea rows={6} resize="vertical" {...control} />
    </FieldFrame>
  );
}
