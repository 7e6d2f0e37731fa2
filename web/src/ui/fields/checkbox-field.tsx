import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useId, useMemo } from 'react';
import { choiceRowRecipe, keepChoice } from './choice.ts';
import { controlIds, describeControl, FieldError, FieldHint, type FieldProps } from './field.tsx';

const Row = chakra('label', choiceRowRecipe);

export type CheckboxFieldProps = Omit<FieldProps, 'optional'> &
  Omit<ComponentProps<'input'>, 'type' | 'size'>;

/** A checkbox whose whole row is the label. */
export function CheckboxField({ ref, label, hint, error, ...input }: CheckboxFieldProps) {
  const ownId = useId();
  const control = useMemo(() => keepChoice(ref), [ref]);
  const id = input.id ?? input.name ?? ownId;
  return (
    <chakra.div>
      <Row htmlFor={id}>
        <input type="checkbox" {...input} ref={control} {...describeControl(id, { hint, error })} />
        <span>{label}</span>
      </Row>
      {hint && <FieldHint id={controlIds(id).hint}>{hint}</FieldHint>}
      <FieldError id={controlIds(id).error} message={error} />
    </chakra.div>
  );
}
