import { Select } from '#ui/select-field.tsx';

/** An order takes no more than this of one thing, however much is in stock. */
const maxPerLine = 1000;

type QuantitySelectProps = {
  /** What is counted: "Quantity of Tūī Mesh 6". */
  label: string;
  value: number;
  countInStock: number;
  onChange: (value: number) => void;
};

/** How many, from 1 to what is in stock. */
export function QuantitySelect({ label, value, countInStock, onChange }: QuantitySelectProps) {
  const most = Math.min(countInStock, maxPerLine);
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      numeric
      css={{ width: 'auto' }}
    >
      {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
        <option key={count} value={count}>
          {count}
        </option>
      ))}
    </Select>
  );
}
