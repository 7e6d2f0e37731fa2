import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useId, useMemo } from 'react';
import { choiceRowRecipe, keepChoice } from './choice.ts';
import { controlIds, describeControl, FieldError, FieldHint, type FieldProps } from './field.tsx';

const Row = chakra('label', choiceRowRecipe);

export type RadioGroupProps = Omit<FieldProps, 'optional'> &
  Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue'> & {
    options: readonly { value: string; label: string }[];
    /** The chosen value of a controlled group. With a form library's `register(…)` it is left out. */
    value?: string;
    defaultValue?: string;
    /** Options are side by side where they fit. */
    inline?: boolean;
  };

/** Radio buttons in a fieldset, whose legend is the question. */
export function RadioGroup(props: RadioGroupProps) {
  const { ref, label, hint, error, options, value, defaultValue, inline = false, ...input } = props;
  const control = useMemo(() => keepChoice(ref), [ref]);
  const ownId = useId();
  const id = input.id ?? input.name ?? ownId;
  const describe = describeControl(id, { hint, error });
  return (
    <chakra.fieldset aria-describedby={describe['aria-describedby']} minWidth="0">
      <chakra.legend fontWeight="semibold" marginBottom="1">
        {label}
      </chakra.legend>
      {hint && <FieldHint id={controlIds(id).hint}>{hint}</FieldHint>}
      <chakra.div display="flex" flexDirection={inline ? 'row' : 'column'} flexWrap="wrap" columnGap="6">
        {options.map((option, index) => (
          <Row key={option.value} htmlFor={index === 0 ? id : `${id}-${option.value}`}>
            <input
              name={ownId}
              {...input}
              ref={control}
              type="radio"
              // The error summary links to the first option.
              id={index === 0 ? id : `${id}-${option.value}`}
              aria-invalid={describe['aria-invalid']}
              value={option.value}
              {...(value === undefined ? {} : { checked: value === option.value })}
              {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === option.value })}
            />
            <span>{option.label}</span>
          </Row>
        ))}
      </chakra.div>
      <FieldError id={controlIds(id).error} message={error} />
    </chakra.fieldset>
  );
}
