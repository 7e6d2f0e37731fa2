import { NativeSelect, type NativeSelectRootProps } from '@chakra-ui/react';

type CompactSelectProps = Omit<NativeSelectRootProps, 'children'> & {
  label: string;
  /** The option of the empty value. */
  empty: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
};

/** A select without a visible label, for lists and bars. */
export function CompactSelect(props: CompactSelectProps) {
  const { label, empty, options, value, onChoose, ...root } = props;
  return (
    <NativeSelect.Root {...root}>
      <NativeSelect.Field aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
