import { limitQuantity } from '@kowhai/domain/cart/cart';
import { readNumber } from '@kowhai/domain/text';
import { Select } from '#ui/fields/select-field.tsx';
import { Input } from '#ui/fields/text-field.tsx';
import { useStoredOnLeaving } from '#ui/fields/use-stored-on-leaving.ts';

/** Beyond this, typing is faster than a select, which is also slow to render. */
const mostOptions = 1000;

type QuantitySelectProps = {
  /** The accessible name: "Quantity of Tūī Mesh 6". */
  label: string;
  value: number;
  countInStock: number;
  onChange: (value: number) => void;
};

/** A select from 1 to the stock, or a number input where that is too long. */
export function QuantitySelect(props: QuantitySelectProps) {
  const { label, value, countInStock, onChange } = props;
  if (countInStock > mostOptions) return <QuantityInput {...props} />;
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      numeric
      css={{ width: 'auto' }}
    >
      {Array.from({ length: countInStock }, (_, index) => index + 1).map((count) => (
        <option key={count} value={count}>
          {count}
        </option>
      ))}
    </Select>
  );
}

function QuantityInput({ label, value, countInStock, onChange }: QuantitySelectProps) {
  const field = useStoredOnLeaving(String(value), (typed) => {
    const qty = limitQuantity(readNumber(typed), countInStock);
    if (field.ref.current) field.ref.current.value = String(qty);
    if (qty !== value) onChange(qty);
  });
  return (
    <Input
      {...field}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      numeric
      css={{ width: '7rem' }}
    />
  );
}
