import { chakra } from '@chakra-ui/react';
import { controlRecipe } from './control-recipe.ts';
import { type ControlFieldProps, FieldFrame, useField } from './field.tsx';

export const Input = chakra('input', controlRecipe);

export type TextFieldProps = ControlFieldProps<'input'>;

/** An input of one line. Set `type`, `inputMode` and `autoComplete`; spread `bind(form, name)` into it. */
export function TextField(props: TextFieldProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <Input type="text" {...control} />
    </FieldFrame>
  );
}

const TextArea = chakra('textarea', controlRecipe);

export function TextAreaField(props: ControlFieldProps<'textarea'>) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <TextArea rows={6} resize="vertical" {...control} />
    </FieldFrame>
  );
}
