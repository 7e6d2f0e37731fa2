import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useId } from 'react';
import { choiceRowRecipe } from './choice-recipe.ts';
import { FieldError, FieldHint } from './field.tsx';
import { controlIds, describeControl, type FieldProps } from './field-ids.ts';

const Row = chakra('label', choiceRowRecipe);

export type CheckboxFieldProps = Omit<FieldProps, 'optional'> &
  Omit<ComponentProps<'input'>, 'type' | 'size'>;

/** One yes or no. The label is the whole row. */
export function CheckboxField({ label, hint, error, ...input }: CheckboxFieldProps) {
  const ownId = useId();
  const id = input.id ?? input.name ?? ownId;
  return (
    <chakra.div>
      <Row htmlFor={id}>
        <input type="checkbox" {...input} {...describeControl(id, { hint, error })} />
        <span>{label}</span>
      </Row>
      {hint && <FieldHint id={controlIds(id).hint}>{hint}</FieldHint>}
      <FieldError id={controlIds(id).error} message={error} />
    </chakra.div>
  );
}
