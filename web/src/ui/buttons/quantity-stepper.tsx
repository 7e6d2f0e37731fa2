import { chakra } from '@chakra-ui/react';
import { MinusIcon, PlusIcon } from '#ui/icons.tsx';
import { IconButton } from './icon-button.tsx';

type QuantityStepperProps = {
  /** The accessible name: "Quantity of Tūī Mesh 6". */
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
};

/** `aria-disabled`, because `disabled` would take the focus from a button that has just reached its limit. */
const off = { 'aria-disabled': true, _hover: { borderColor: 'line' } };

/** Minus, the number, plus. At either limit its button is disabled. */
export function QuantityStepper({ label, value, max, onChange }: QuantityStepperProps) {
  return (
    <chakra.div
      role="group"
      aria-label={label}
      display="inline-flex"
      flexWrap="wrap"
      alignItems="center"
      gap="1"
    >
      <IconButton
        label="One less"
        {...(value <= 1 ? off : { onClick: () => onChange(Math.min(max, value - 1)) })}
      >
        <MinusIcon />
      </IconButton>
      <chakra.output
        aria-live="polite"
        width="10"
        minWidth="min-content"
        textAlign="center"
        fontWeight="bold"
        fontSize="lg"
        fontVariantNumeric="tabular-nums"
      >
        {value}
      </chakra.output>
      <IconButton label="One more" {...(value >= max ? off : { onClick: () => onChange(value + 1) })}>
        <PlusIcon />
      </IconButton>
    </chakra.div>
  );
}
