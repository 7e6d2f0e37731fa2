import { chakra } from '@chakra-ui/react';
import { controlRecipe } from './control-recipe.ts';
import { type ControlFieldProps, FieldFrame, useField } from './field.tsx';

const arrow =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23808c85' stroke-width='2'%3E%3Cpath d='m3.5 6 4.5 4.5L12.5 6'/%3E%3C/svg%3E\")";

export const Select = chakra('select', {
  ...controlRecipe,
  base: {
    ...controlRecipe.base,
    appearance: 'none',
    backgroundImage: arrow,
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'right 0.75rem center',
    backgroundSize: '1rem',
    paddingInlineEnd: '2.5rem',
    textOverflow: 'ellipsis',
  },
});

type SelectFieldProps = ControlFieldProps<'select'> & {
  options: readonly (string | { value: string; label: string })[];
  /** The first option, whose value is empty: "Select". */
  placeholder?: string;
};

/** A native select, which every device, keyboard and screen reader supports. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <Select {...control}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => {
          const { value, label: text } =
            typeof option === 'string' ? { value: option, label: option } : option;
          return (
            <option key={value} value={value}>
              {text}
            </option>
          );
        })}
      </Select>
    </FieldFrame>
  );
}
