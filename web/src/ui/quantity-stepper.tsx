import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { IconButton } from './icon-button.tsx';
import { MinusIcon, PlusIcon } from './icons.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type QuantityStepperProps = {
  /** What is counted: "Quantity of Tūī Mesh 6". */
  label: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
};

/** Two thumb-sized buttons with the number between them. At either end the button says so by being off. */
export function QuantityStepper({ label, value, min = 1, max, onChange }: QuantityStepperProps) {
  const id = useId();
  const step = (by: number) => onChange(Math.min(max, Math.max(min, value + by)));
  return (
    <chakra.div role="group" aria-labelledby={id} display="inline-flex" alignItems="center" gap="1">
      <VisuallyHidden id={id}>{label}</VisuallyHidden>
      <IconButton label="One less" disabled={value <= min} onClick={() => step(-1)}>
        <MinusIcon />
      </IconButton>
      <chakra.output
        aria-live="polite"
        minWidth="10"
        textAlign="center"
        fontWeight="bold"
        fontSize="lg"
        fontVariantNumeric="tabular-nums"
      >
        {value}
      </chakra.output>
      <IconButton label="One more" disabled={value >= max} onClick={() => step(1)}>
        <PlusIcon />
      </IconButton>
    </chakra.div>
  );
}
