import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { MinusIcon, PlusIcon } from '#ui/icons.tsx';

const recipe = {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '11',
    height: '11',
    borderRadius: 'md',
    borderWidth: '1.5px',
    borderColor: 'line.control',
    background: 'surface',
    color: 'ink',
    _hover: { borderColor: 'ink' },
    _disabled: { cursor: 'not-allowed', background: 'sunken', borderColor: 'line', color: 'ink.muted' },
  },
} as const;

const BaseIconButton = chakra('button', recipe);

type IconButtonProps = HTMLChakraProps<'button'> & { label: string };

/** A square button with an icon; `label` is its accessible name. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <BaseIconButton type="button" aria-label={label} {...rest} />;
}

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
